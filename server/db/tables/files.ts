import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, primaryId } from '../columns.ts'
import { indexOn, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

/** A file kept in the folder or the S3-compatible store, under `storage_key`. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    storage_key: text().notNull().unique('stored_files_storage_key_key'),
    original_name: text().notNull(),
    /** Judged by the bytes, not by the name. */
    media_type: text().notNull(),
    byte_count: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    uploaded_by_id: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.uploaded_by_id], [users.id]),
    positive(t.byte_count),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.organisation_id, t.sha256),
    indexOn(t.uploaded_by_id),
  ],
)
