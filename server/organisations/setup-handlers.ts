import type { setupCalls } from '#domain/organisations/organisation-calls.ts'
import { hashPassword } from '#server/auth/password-hash.ts'
import { inTransaction } from '#server/db/client.ts'
import type { Handlers } from '#server/http/handler.ts'
import { setUpSite } from './set-up-site.ts'

export const setupHandlers: Handlers<typeof setupCalls> = {
  async setUpSite({ body }, { db, deps }) {
    const { password, ...rest } = body
    const password_hash = await hashPassword(password)
    const organisation_slug = await inTransaction(db, (tx) => setUpSite(tx, { ...rest, password_hash }, deps.now()))
    // The database announces it to every process; this one knows before it answers.
    await deps.sites.reload()
    deps.cache.drop(['site'])
    return { organisation_slug }
  },
}
