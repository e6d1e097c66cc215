import { canonicalJson } from './canonical-json.ts'

/** SHA-256 of a text's UTF-8 bytes, as 64 small hexadecimal digits. The domain has no cryptography of its own. */
export type Sha256Hex = (text: string) => string

/**
 * What an entry says, as one value. It is taken when the entry is captured and never again: a payload that was brought
 * up to date on its way keeps the hash of what was captured, so that a repeat from a newer app is still a repeat.
 */
export function payloadHash(
  captured: { kind: string; version: number; payload: unknown },
  sha256Hex: Sha256Hex,
): string {
  const { kind, version, payload } = captured
  return sha256Hex(canonicalJson({ kind, version, payload }))
}
