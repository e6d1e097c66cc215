import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { instant, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, notNegative, oneOf, refersTo } from '../constraints.ts'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

export const mailState = z.enum(['queued', 'sending', 'sent', 'failed'])

/** A mail, written in the transaction of its cause and sent afterwards; kept as the developer's mailbox without SMTP. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: primaryId(),
    organisation_id: uuid(),
    user_id: uuid(),
    to_address: text().notNull(),
    to_name: text().notNull().default(''),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** A cause that mails once: the second mail with the same key is refused. */
    unique_key: text().unique('mail_outbox_unique_key_key'),
    state: word(mailState).notNull().default('queued'),
    run_after: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lease_until: instant(),
    last_error: text(),
    sent_at: instant(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.user_id], [users.id], 'cascade'),
    oneOf(t.state, mailState),
    notNegative(t.attempts),
    index('mail_outbox_due_idx').on(t.run_after).where(sql`${t.state} in ('queued', 'sending')`),
    indexOn(t.organisation_id),
    indexOn(t.user_id),
    index('mail_outbox_list_idx').on(t.created_at.desc()),
  ],
)
