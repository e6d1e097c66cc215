import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { mailOutbox } from '#server/db/tables/mail-outbox.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import type { OutgoingMail } from '#server/ports/mail.ts'
import type { MailContent } from '#server/ports/mail-layout.ts'

export type NewMail = MailContent & {
  /** On whose behalf; null while there is no organisation. */
  organisation_id: string | null
  user_id: string | null
  to_address: string
  to_name: string
  /** A cause that mails once: a second mail with the same key is not written. */
  unique_key?: string
}

/** Puts a mail into the outbox, in the caller's transaction: it is sent when, and only when, that commits. */
export async function enqueueMail(db: Db, mail: NewMail): Promise<void> {
  await db.insert(mailOutbox).values(mail).onConflictDoNothing()
}

/** A mail is tried for 3 days; what is older (a mail server was added later) would only confuse. */
const tooOld = sql`${mailOutbox.created_at} < now() - interval '3 days'`
const isDue = sql`((${mailOutbox.state} = 'queued' and ${mailOutbox.run_after} <= now())
  or (${mailOutbox.state} = 'sending' and ${mailOutbox.lease_until} <= now()))`

export type ClaimedMail = OutgoingMail & { attempts: number }

/**
 * Takes the next due mail for 5 minutes, so that no other worker sends it. A worker that dies in between leaves it due
 * again after that; the mail then carries the same Message-ID.
 */
export async function claimMail(db: Db): Promise<ClaimedMail | null> {
  await db.update(mailOutbox).set({ state: 'failed', last_error: 'too old to send' }).where(and(isDue, tooOld))
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isDue)
    .orderBy(mailOutbox.run_after)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(mailOutbox)
    .set({
      state: 'sending',
      attempts: sql`${mailOutbox.attempts} + 1`,
      lease_until: sql`now() + interval '5 minutes'`,
    })
    .where(sql`${mailOutbox.id} = (${next})`)
    .returning()
  if (row === undefined) return null
  const [sender] =
    row.organisation_id === null
      ? []
      : await db
          .select({ from_name: organisations.name, reply_to: organisations.contact_email })
          .from(organisations)
          .where(eq(organisations.id, row.organisation_id))
  const { id, to_address, to_name, subject, text, html, attempts } = row
  return {
    id,
    to_address,
    to_name,
    subject,
    text,
    html,
    attempts,
    from_name: sender?.from_name ?? '',
    reply_to: sender?.reply_to ?? null,
  }
}

/** The server took it. Its text is forgotten, for it may hold a link that opens an account. */
export async function markMailSent(db: Db, mailId: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ state: 'sent', sent_at: sql`now()`, lease_until: null, last_error: null, text: '', html: '' })
    .where(eq(mailOutbox.id, mailId))
}

/** Not sent: tried again after `retryInS` seconds, or never (null). */
export async function markMailUnsent(
  db: Db,
  mailId: string,
  lastError: string,
  retryInS: number | null,
): Promise<void> {
  const next =
    retryInS === null
      ? { state: 'failed' as const }
      : { state: 'queued' as const, run_after: sql`now() + make_interval(secs => ${retryInS})` }
  await db
    .update(mailOutbox)
    .set({ ...next, lease_until: null, last_error: lastError })
    .where(eq(mailOutbox.id, mailId))
}

/** The newest mails, for the developer's mailbox. */
export async function listNewestMails(db: Db, limit: number) {
  return db.select().from(mailOutbox).orderBy(desc(mailOutbox.created_at), desc(mailOutbox.id)).limit(limit)
}

export async function findMail(db: Db, mailId: string) {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, mailId))
  return row ?? null
}
