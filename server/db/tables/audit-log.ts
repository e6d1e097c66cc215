import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, type JsonValue, primaryId } from '../columns.ts'
import { indexOn, refersTo } from '../constraints.ts'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** Who did what and when; append-only, for everybody. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: primaryId(),
    /** Null for what concerns no organisation, such as a sign-in. */
    organisation_id: uuid(),
    /** Null for the system itself. */
    actor_id: uuid(),
    /** Such as `update`, `publish`, `read_medical_note`, `sign_in_failed`. */
    action: text().notNull(),
    /** The noun and id it was done to. */
    subject_kind: text().notNull(),
    subject_id: text(),
    summary: text().notNull().default(''),
    before: jsonb().$type<JsonValue>(),
    after: jsonb().$type<JsonValue>(),
    request_id: text(),
    created_at: createdAt(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.actor_id], [users.id]),
    index('audit_log_list_idx').on(t.organisation_id, t.created_at.desc()),
    indexOn(t.subject_kind, t.subject_id),
    index('audit_log_actor_idx').on(t.actor_id, t.created_at.desc()),
  ],
)
