import { sql } from 'drizzle-orm'
import { check, pgTable, uuid } from 'drizzle-orm/pg-core'
import { waitingListState } from '#domain/registrations/waiting-list-entry.ts'
import { instant, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, refersTo, uniqueWhere } from '../constraints.ts'
import { eventSignUps } from './event-sign-ups.ts'

/** Somebody who waits for a place; served by `joined_at`. */
export const waitingListEntries = pgTable(
  'waiting_list_entries',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    event_sign_up_id: uuid().notNull(),
    state: word(waitingListState).notNull().default('waiting'),
    /** Entries with the same one are offered places together. */
    family_id: uuid(),
    joined_at: instant().notNull().defaultNow(),
    offered_at: instant(),
    offer_expires_at: instant(),
    ended_at: instant(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_sign_up_id, t.event_id], [eventSignUps.id, eventSignUps.event_id]),
    refersTo([t.event_sign_up_id, t.organisation_id], [eventSignUps.id, eventSignUps.organisation_id]),
    oneOf(t.state, waitingListState),
    check(
      'waiting_list_entries_offer',
      sql`${t.state} <> 'offered' or num_nulls(${t.offered_at}, ${t.offer_expires_at}) = 0`,
    ),
    uniqueWhere([t.event_sign_up_id], sql`${t.state} in ('waiting', 'offered')`),
    indexOn(t.event_id, t.state, t.joined_at),
    indexOn(t.event_sign_up_id),
    indexOn(t.offer_expires_at),
  ],
)
