import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/tables/users.ts'
import { insertOwnParticipant } from '#server/participants/participant-store.ts'
import { type Account, findAccountByEmail, lockAccount, updateUser } from '#server/users/user-store.ts'
import { mailActivation } from './activation.ts'
import { mailTo, type Sender } from './correspondence.ts'
import { alreadyRegisteredMail } from './mails/already-registered-mail.ts'
import { type PendingRegistration, personOf } from './pending-registration.ts'

const anHourMs = 60 * 60 * 1000

/**
 * Makes an account with its own person and mails the activation link. An address that is known gets a mail instead:
 * a new link while the account is not active, else the advice to sign in. Runs in the caller's transaction.
 */
export async function registerAccount(
  db: Db,
  sender: Sender,
  given: { email: string; pending: PendingRegistration },
  nowMs: number,
): Promise<void> {
  const { email, pending } = given
  const [inserted] = await db
    .insert(users)
    .values({ email, ...pending })
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email, full_name: users.full_name })
  if (inserted !== undefined) {
    await insertOwnParticipant(db, inserted.id, { ...personOf(pending), email })
    await mailActivation(db, sender, { ...inserted, first_name: pending.first_name }, pending, nowMs)
    return
  }
  const known = await findAccountByEmail(db, email)
  const account = known === null ? null : await lockAccount(db, known.id)
  if (account === null || !account.is_active) return
  if (account.is_verified) return mailAlreadyRegistered(db, sender, account, nowMs)
  await updateUser(db, account.id, pending)
  await mailActivation(db, sender, { ...account, first_name: pending.first_name }, pending, nowMs)
}

/** At most one such mail an hour, or a stranger could fill the mailbox. */
async function mailAlreadyRegistered(db: Db, sender: Sender, account: Account, nowMs: number): Promise<void> {
  const content = alreadyRegisteredMail({
    site_name: sender.site_name,
    first_name: account.first_name,
    link: `${sender.origin}/auth/login`,
    reset_link: `${sender.origin}/auth/password/reset/send`,
  })
  await mailTo(db, sender, account, content, `already_registered:${account.id}:${Math.floor(nowMs / anHourMs)}`)
}
