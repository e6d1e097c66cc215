import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The random password of this database, made at its first start and kept beside it, readable by us only. */
export async function keepDatabasePassword(folder: string): Promise<string> {
  const file = join(folder, 'password')
  const existing = await readFile(file, 'utf8').catch(() => '')
  if (existing !== '') return existing.trim()
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, `${password}\n`, { flag: 'wx', mode: 0o600 })
  return password
}
