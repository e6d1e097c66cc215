import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as base64url, 43 characters. Only its hash is ever stored. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 in hex: enough for something random that nobody can guess. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
