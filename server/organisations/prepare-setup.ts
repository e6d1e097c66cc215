import { endOneTimeTokens, insertOneTimeToken } from '#server/auth/one-time-token-store.ts'
import { inTransaction } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { lockUntilSetUp, setupLink } from './setup-lock.ts'

const sevenDaysMs = 7 * 24 * 60 * 60 * 1000

/**
 * For the start of the server: while there is no organisation, makes a new one-time set-up link and ends the one
 * before. @returns its path with the token, to be put behind the site's address; null when the site is set up
 */
export async function prepareSetup({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    if (await lockUntilSetUp(tx)) return null
    await endOneTimeTokens(tx, setupLink, now())
    const token = await insertOneTimeToken(tx, { ...setupLink, life_ms: sevenDaysMs }, now())
    return `/setup?token=${token}`
  })
}
