import { invalid, type Problem } from '#domain/core/problem.ts'
import type { Db } from '#server/db/client.ts'
import { type Account, findAccountByEmail, lockAccount, updateUser } from '#server/users/user-store.ts'
import { mailTo, type Sender } from './correspondence.ts'
import { passwordChangedMail } from './mails/password-changed-mail.ts'
import { passwordResetMail } from './mails/password-reset-mail.ts'
import { endOneTimeTokens, insertOneTimeToken, takeOneTimeToken } from './one-time-token-store.ts'
import { endAllTokens } from './token-store.ts'

const anHourMs = 60 * 60 * 1000

/** Mails a link to choose a new password when there is such an account; otherwise does nothing, and nobody can tell. */
export async function sendPasswordReset(db: Db, sender: Sender, email: string, nowMs: number): Promise<void> {
  const account = await findAccountByEmail(db, email)
  if (account === null || !account.is_active) return
  const token = await insertOneTimeToken(
    db,
    { purpose: 'password_reset', user_id: account.id, life_ms: anHourMs },
    nowMs,
  )
  const link = `${sender.origin}/auth/password/reset/${account.id}/${token}`
  const content = passwordResetMail({ site_name: sender.site_name, first_name: account.first_name, link })
  await mailTo(db, sender, account, content)
}

/**
 * Sets the new password that came with a reset link. Whoever could open the mail owns the address, so the account is
 * also verified by it.
 * @throws Problem invalid when the link is unknown, used or expired
 */
export async function resetPassword(
  db: Db,
  sender: Sender,
  link: { user_id: string; token: string; password_hash: string },
  nowMs: number,
): Promise<void> {
  const account = await lockAccount(db, link.user_id)
  const of = { purpose: 'password_reset', user_id: link.user_id } as const
  const payload = await takeOneTimeToken(db, of, link.token, nowMs)
  if (account === null || payload === null || !account.is_active) throw deadResetLink()
  await updateUser(db, account.id, { is_verified: true })
  await changePassword(db, sender, account, link.password_hash, nowMs)
}

/** Every sign-in and every link of the account ends; its owner is told. Runs in the caller's transaction. */
export async function changePassword(
  db: Db,
  sender: Sender,
  account: Account,
  passwordHash: string,
  nowMs: number,
): Promise<void> {
  await updateUser(db, account.id, { password_hash: passwordHash })
  await endAllTokens(db, account.id, nowMs)
  await endOneTimeTokens(db, { purpose: 'password_reset', user_id: account.id }, nowMs)
  await endOneTimeTokens(db, { purpose: 'activation', user_id: account.id }, nowMs)
  const link = `${sender.origin}/auth/password/reset/send`
  const content = passwordChangedMail({ site_name: sender.site_name, first_name: account.first_name, link })
  await mailTo(db, sender, account, content)
}

export function deadResetLink(): Problem {
  return invalid({ non_field_errors: ['This link was used already or has expired. Have a new one sent.'] })
}
