import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the package's default algorithm) with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The encoded hash of a password, with its own salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/**
 * True when the password belongs to the hash. For an account that does not exist or has no password (null) another
 * hash is tried, so that the answer takes as long as a wrong password would.
 */
export async function isRightPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash()), password)
  return isRight && passwordHash !== null
}

let dummy: Promise<string> | null = null

function nobodysHash(): Promise<string> {
  dummy ??= hashPassword('a password that nobody has')
  return dummy
}
