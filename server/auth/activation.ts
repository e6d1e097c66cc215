import { Problem } from '#domain/core/problem.ts'
import type { Db } from '#server/db/client.ts'
import { updateOwnParticipant } from '#server/participants/participant-store.ts'
import { type Account, findAccountByEmail, lockAccount, updateUser } from '#server/users/user-store.ts'
import { mailTo, type Sender } from './correspondence.ts'
import { activationMail } from './mails/activation-mail.ts'
import { endOneTimeTokens, insertOneTimeToken, takeOneTimeToken } from './one-time-token-store.ts'
import { type PendingRegistration, pendingRegistration, personOf } from './pending-registration.ts'

const sevenDaysMs = 7 * 24 * 60 * 60 * 1000

/** Mails a link that activates the account; with `pending` the link also brings that registration's data along. */
export async function mailActivation(
  db: Db,
  sender: Sender,
  account: Pick<Account, 'id' | 'email' | 'first_name' | 'full_name'>,
  pending: PendingRegistration | null,
  nowMs: number,
): Promise<void> {
  const token = await insertOneTimeToken(
    db,
    { purpose: 'activation', user_id: account.id, life_ms: sevenDaysMs, payload: pending ?? {} },
    nowMs,
  )
  const link = `${sender.origin}/auth/activation/${account.id}/${token}`
  const content = activationMail({ site_name: sender.site_name, first_name: account.first_name, link })
  await mailTo(db, sender, account, content)
}

/** Mails another link when there is an account that waits for one; otherwise does nothing, and nobody can tell. */
export async function resendActivation(db: Db, sender: Sender, email: string, nowMs: number): Promise<void> {
  const account = await findAccountByEmail(db, email)
  if (account === null || !account.is_active || account.is_verified) return
  await mailActivation(db, sender, account, null, nowMs)
}

/**
 * Makes the account active, once; all its other activation links end.
 * @throws Problem invalid when the link is unknown, used or expired
 */
export async function activateAccount(db: Db, link: { user_id: string; token: string }, nowMs: number): Promise<void> {
  const of = { purpose: 'activation', user_id: link.user_id } as const
  const account = await lockAccount(db, link.user_id)
  const payload = await takeOneTimeToken(db, of, link.token, nowMs)
  if (account === null || payload === null || !account.is_active) throw deadActivationLink()
  const pending = pendingRegistration.safeParse(payload)
  if (pending.success && !account.is_verified) {
    await updateUser(db, account.id, pending.data)
    await updateOwnParticipant(db, account.id, personOf(pending.data))
  }
  await updateUser(db, account.id, { is_verified: true })
  await endOneTimeTokens(db, of, nowMs)
}

export function deadActivationLink(): Problem {
  const sentence =
    'This link was used already or has expired. If you activated your account before, sign in; otherwise have a new link sent.'
  return new Problem('invalid', { fields: { non_field_errors: [sentence] } })
}
