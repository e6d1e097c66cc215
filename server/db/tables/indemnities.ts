import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { indemnityFileKind } from '#domain/indemnities/indemnity.ts'
import { createdAt, instant, type JsonObject, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, inOrder, oneOf, refersTo } from '../constraints.ts'
import { championships } from './championships.ts'
import { classAssignments } from './class-assignments.ts'
import { events } from './events.ts'
import { storedFiles } from './files.ts'
import { indemnityTemplateVersions } from './indemnity-templates.ts'
import { participants } from './participants.ts'
import { users } from './users.ts'

/**
 * A signed waiver, good for an event or a season. Editable until `sealed_at` is set; then triggers refuse DELETE and
 * every UPDATE except voiding it, once, with a reason. The id is the client's: signing works offline.
 */
export const indemnities = pgTable(
  'indemnities',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    template_version_id: uuid().notNull(),
    /** The hash of the wording on the signer's screen; must be that of the version. */
    text_sha256: text().notNull(),
    participant_id: uuid().notNull(),
    championship_id: uuid(),
    event_id: uuid(),
    class_assignment_id: uuid(),
    signer_id: uuid(),
    signer_name: text().notNull(),
    guardian_name: text(),
    guardian_relation: text(),
    witness_name: text(),
    /** Which statements were ticked, by their place. */
    ticked_statements: jsonb().$type<boolean[]>().notNull().default([]),
    /** The drawn lines, and how far the text was read. */
    signature: jsonb().$type<JsonObject>(),
    reading: jsonb().$type<JsonObject>(),
    place: text().notNull().default(''),
    device_id: text(),
    /** By the signer's clock. */
    signed_at: instant(),
    sealed_at: instant(),
    voided_at: instant(),
    voided_by_id: uuid(),
    void_reason: text(),
    ...timestamps(),
  },
  (t) => [
    refersTo(
      [t.template_version_id, t.text_sha256],
      [indemnityTemplateVersions.id, indemnityTemplateVersions.text_sha256],
    ),
    refersTo(
      [t.template_version_id, t.organisation_id],
      [indemnityTemplateVersions.id, indemnityTemplateVersions.organisation_id],
    ),
    refersTo([t.participant_id], [participants.uuid]),
    refersTo([t.championship_id, t.organisation_id], [championships.id, championships.organisation_id]),
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id]),
    refersTo([t.class_assignment_id, t.organisation_id], [classAssignments.id, classAssignments.organisation_id]),
    refersTo([t.class_assignment_id, t.participant_id], [classAssignments.id, classAssignments.participant_id]),
    refersTo([t.signer_id], [users.id]),
    refersTo([t.voided_by_id], [users.id]),
    check('indemnities_event_or_season', sql`num_nonnulls(${t.event_id}, ${t.championship_id}) >= 1`),
    check(
      'indemnities_sealed_is_signed',
      sql`${t.sealed_at} is null or (${t.signature} is not null and ${t.signed_at} is not null)`,
    ),
    check('indemnities_void_reason', sql`(${t.voided_at} is null) = (${t.void_reason} is null)`),
    inOrder(t.sealed_at, t.voided_at),
    indexOn(t.template_version_id),
    indexOn(t.participant_id, t.event_id),
    indexOn(t.event_id),
    indexOn(t.championship_id),
    indexOn(t.class_assignment_id),
    indexOn(t.organisation_id),
    indexOn(t.signer_id),
    indexOn(t.voided_by_id),
  ],
)

/** The sealed PDF and what was attached; append-only. */
export const indemnityFiles = pgTable(
  'indemnity_files',
  {
    id: primaryId(),
    indemnity_id: uuid().notNull(),
    stored_file_id: uuid().notNull(),
    kind: word(indemnityFileKind).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    refersTo([t.indemnity_id], [indemnities.id]),
    refersTo([t.stored_file_id], [storedFiles.id]),
    oneOf(t.kind, indemnityFileKind),
    indexOn(t.indemnity_id),
    indexOn(t.stored_file_id),
  ],
)
