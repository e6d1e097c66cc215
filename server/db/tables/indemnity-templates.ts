import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { indemnityScope } from '#domain/indemnities/indemnity.ts'
import { createdAt, instant, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** A liability waiver; its wording is in the versions, of which the one with the highest number is in force. */
export const indemnityTemplates = pgTable(
  'indemnity_templates',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    name: text().notNull(),
    scope: word(indemnityScope).notNull(),
    /** Below this age a guardian signs. */
    guardian_below_age: integer().notNull().default(18),
    archived_at: instant(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    oneOf(t.scope, indemnityScope),
    check('indemnity_templates_age', sql`${t.guardian_below_age} between 0 and 25`),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.organisation_id),
  ],
)

/** The exact wording people sign; append-only. */
export const indemnityTemplateVersions = pgTable(
  'indemnity_template_versions',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    indemnity_template_id: uuid().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    /** Markdown, and the SHA-256 (hex) of text and statements as signed. */
    text: text().notNull(),
    text_sha256: text().notNull(),
    /** Sentences to tick, in order. */
    statements: jsonb().$type<string[]>().notNull(),
    created_by_id: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    refersTo([t.indemnity_template_id, t.organisation_id], [indemnityTemplates.id, indemnityTemplates.organisation_id]),
    refersTo([t.created_by_id], [users.id]),
    positive(t.version),
    check('indemnity_template_versions_sha256', sql`${t.text_sha256} ~ '^[0-9a-f]{64}$'`),
    uniqueTogether(t.indemnity_template_id, t.version),
    uniqueTogether(t.id, t.organisation_id),
    uniqueTogether(t.id, t.text_sha256),
    indexOn(t.created_by_id),
  ],
)
