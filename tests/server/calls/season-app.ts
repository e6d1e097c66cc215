import { authCalls } from '#domain/auth/auth-calls.ts'
import { writeDemoSeason } from '#server/db/demo/write-demo-season.ts'
import { type Api, createApi } from '#src/lib/api-client.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { createTestDatabase } from '../test-database.ts'
import { findSeasonIds, type SeasonIds } from './season-ids.ts'

export const password = 'trackside-2025'

export type SeasonApp = TestApp & {
  address: string
  ids: SeasonIds
  clientOf(token: string | null, organisation?: string): Api
  /** A token of this account, the same each time. */
  signIn(email: string): Promise<string>
  /** A token of its own. */
  logIn(email: string): Promise<string>
}

/** The shipping app on a real socket with the whole demo season. */
export async function createSeasonApp(): Promise<SeasonApp> {
  const database = await createTestDatabase()
  await writeDemoSeason(database.db, { now: Date.now(), password })
  const test = await createTestApp({ database })
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const clientOf = (token: string | null, organisation = 'ridgeback') =>
    createApi({ baseUrl: address, fetch, token: () => token, organisation: () => organisation })
  const tokens = new Map<string, Promise<string>>()
  const logIn = async (email: string) =>
    (await clientOf(null)(authCalls.logIn, { body: { email, password } })).auth_token
  const signIn = (email: string) => {
    const token = tokens.get(email) ?? logIn(email)
    tokens.set(email, token)
    return token
  }
  const nobody = clientOf(null)
  const rider = clientOf(await signIn('rider@demo.example'))
  const secretary = clientOf(await signIn('secretary@demo.example'))
  const ids = await findSeasonIds({ nobody, rider, secretary }, password)
  return { ...test, address, ids, clientOf, signIn, logIn }
}
