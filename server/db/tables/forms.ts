import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { type JsonObject, primaryId, timestamps } from '../columns.ts'
import { indexOn, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { organisations } from './organisations.ts'
import { participants } from './participants.ts'
import { users } from './users.ts'

/** A form that an organiser builds: fields with conditions. Its version counts up with each change. */
export const formTemplates = pgTable(
  'form_templates',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    name: text().notNull(),
    version: integer().notNull().default(1),
    definition: jsonb().$type<JsonObject>().notNull(),
    is_active: boolean().notNull().default(true),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    positive(t.version),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.organisation_id),
  ],
)

/** Answers to a form, with the definition they were given to. */
export const formData = pgTable(
  'form_data',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    form_template_id: uuid().notNull(),
    template_version: integer().notNull(),
    definition: jsonb().$type<JsonObject>().notNull(),
    answers: jsonb().$type<JsonObject>().notNull(),
    participant_id: uuid(),
    submitted_by_id: uuid(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.form_template_id, t.organisation_id], [formTemplates.id, formTemplates.organisation_id]),
    refersTo([t.participant_id], [participants.uuid]),
    refersTo([t.submitted_by_id], [users.id]),
    positive(t.template_version),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.form_template_id),
    indexOn(t.participant_id),
    indexOn(t.submitted_by_id),
  ],
)
