import type { authCalls } from '#domain/auth/auth-calls.ts'
import { signInRefusals } from '#domain/auth/sign-in-refusals.ts'
import { id } from '#domain/core/id.ts'
import { invalid } from '#domain/core/problem.ts'
import { inTransaction } from '#server/db/client.ts'
import type { Handlers } from '#server/http/handler.ts'
import { findAccountByEmail, lockAccount, updateUser } from '#server/users/user-store.ts'
import { activateAccount, deadActivationLink, resendActivation } from './activation.ts'
import { senderOf } from './correspondence.ts'
import { changePassword, deadResetLink, resetPassword, sendPasswordReset } from './password-change.ts'
import { hashPassword, isRightPassword } from './password-hash.ts'
import { pendingOf } from './pending-registration.ts'
import { registerAccount } from './register-account.ts'
import { insertToken } from './token-store.ts'

export const authHandlers: Handlers<typeof authCalls> = {
  async logIn({ body }, { db, deps, user_agent }) {
    const account = await findAccountByEmail(db, body.email)
    const isRight = await isRightPassword(account?.password_hash ?? null, body.password)
    if (account === null || !isRight || !account.is_active) throw invalid({ non_field_errors: [signInRefusals.wrong] })
    if (!account.is_verified) throw invalid({ non_field_errors: [signInRefusals.not_activated] })
    const auth_token = await inTransaction(db, async (tx) => {
      await updateUser(tx, account.id, { last_login_at: new Date(deps.now()).toISOString() })
      return insertToken(tx, { user_id: account.id, user_agent }, deps.now())
    })
    return { auth_token }
  },

  async register({ body }, context) {
    const pending = pendingOf(body, await hashPassword(body.password))
    const sender = await senderOf(context)
    await inTransaction(context.db, (tx) =>
      registerAccount(tx, sender, { email: body.email, pending }, context.deps.now()),
    )
    return { email: body.email }
  },

  async activate({ body }, { db, deps }) {
    if (!id.safeParse(body.uid).success) throw deadActivationLink()
    await inTransaction(db, (tx) => activateAccount(tx, { user_id: body.uid, token: body.token }, deps.now()))
    return null
  },

  async resendActivation({ body }, context) {
    const sender = await senderOf(context)
    await inTransaction(context.db, (tx) => resendActivation(tx, sender, body.email, context.deps.now()))
    return null
  },

  async setPassword({ body }, context) {
    const sender = await senderOf(context)
    const passwordHash = await hashPassword(body.new_password)
    await inTransaction(context.db, async (tx) => {
      const account = await lockAccount(tx, context.person.user_id)
      if (account === null || !(await isRightPassword(account.password_hash, body.current_password))) {
        throw invalid({ current_password: ['This is not your current password.'] })
      }
      await changePassword(tx, sender, account, passwordHash, context.deps.now())
    })
    return null
  },

  async resetPassword({ body }, context) {
    const sender = await senderOf(context)
    await inTransaction(context.db, (tx) => sendPasswordReset(tx, sender, body.email, context.deps.now()))
    return null
  },

  async confirmPasswordReset({ body }, context) {
    if (!id.safeParse(body.uid).success) throw deadResetLink()
    const sender = await senderOf(context)
    const link = { user_id: body.uid, token: body.token, password_hash: await hashPassword(body.new_password) }
    await inTransaction(context.db, (tx) => resetPassword(tx, sender, link, context.deps.now()))
    return null
  },
}
