import type { sessionCalls } from '#domain/auth/session-calls.ts'
import { Problem } from '#domain/core/problem.ts'
import type { Handlers } from '#server/http/handler.ts'
import { findUserProfile } from '#server/users/user-store.ts'
import { endToken } from './token-store.ts'

export const sessionHandlers: Handlers<typeof sessionCalls> = {
  async logOut(_input, { db, deps, token }) {
    if (token !== null) await endToken(db, token, deps.now())
    return null
  },

  async getCurrentUser(_input, { db, person }) {
    const profile = await findUserProfile(db, person.user_id)
    if (profile === null) throw new Problem('token_ended')
    return profile
  },
}
