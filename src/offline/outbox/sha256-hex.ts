import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

const encoder = new TextEncoder()

/**
 * SHA-256 as hexadecimal digits. Synchronous, because a hash is taken inside an IndexedDB transaction, which would end
 * while the browser's own asynchronous digest works.
 */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(encoder.encode(text)))
}
