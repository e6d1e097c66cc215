import { createHash } from 'node:crypto'

/**
 * The id of a thing of the demo season, made from its name such as `participant/dvorak`: the same name always gives the
 * same id, so that the season is the same wherever it is written. In the form of a UUIDv7 of 1 September 2024.
 */
export function demoId(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  const variant = '89ab'[Number.parseInt(hash.slice(3, 4), 16) % 4]
  return `0191ab2c-4c00-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(8, 20)}`
}
