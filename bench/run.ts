import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Figure, Group } from './figure.ts'
import { firstPaint } from './groups/first-paint.ts'
import { lighthouse } from './groups/lighthouse.ts'
import { publicReads } from './groups/public-reads.ts'
import { rules } from './groups/rules.ts'
import { size } from './groups/size.ts'
import { start } from './groups/start.ts'

/** `npm run bench [-- GROUP...] [--json FILE]`: prints a table, writes `{figure: {value, unit, aim}}`. */
const groups: Record<string, Group> = {
  'public-reads': publicReads,
  rules,
  start,
  size,
  'first-paint': firstPaint,
  lighthouse,
}

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true })
const wanted = positionals.length > 0 ? positionals : Object.keys(groups)
const all: Record<string, Figure> = {}
for (const name of wanted) {
  const group = groups[name]
  if (group === undefined) throw new Error(`there is no group ${name}; there are ${Object.keys(groups).join(', ')}`)
  process.stdout.write(`\n${name}\n`)
  const figures = await group()
  for (const [figure, { value, unit, aim, spread }] of Object.entries(figures)) {
    const goal = aim === null ? '' : `aim ${aim}`
    process.stdout.write(
      `  ${figure.padEnd(32)} ${String(value).padStart(10)} ${unit.padEnd(8)} ${goal.padEnd(14)} ${spread ?? ''}\n`,
    )
  }
  Object.assign(all, figures)
}
if (values.json !== undefined) {
  const plain = Object.entries(all).map(([name, { value, unit, aim }]) => [name, { value, unit, aim }])
  writeFileSync(values.json, `${JSON.stringify(Object.fromEntries(plain), null, 2)}\n`)
}
process.exit(0)
