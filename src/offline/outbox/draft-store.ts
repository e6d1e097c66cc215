import type { DatabaseLink } from './database-link.ts'
import { type DraftRow, draftRow } from './draft-row.ts'

/** Keeps a form's present content; resolves when it is on disk. */
export async function saveDraft(link: DatabaseLink, draft: DraftRow): Promise<void> {
  await link.run((db) => db.transaction('rw', db.draft, () => db.draft.put(draft)))
}

/** What was typed last time, or null. */
export async function findDraft(link: DatabaseLink, key: string): Promise<DraftRow | null> {
  const parsed = draftRow.safeParse(await link.run((db) => db.draft.get(key)))
  return parsed.success ? parsed.data : null
}

/** All drafts, the last changed first. */
export async function listDrafts(link: DatabaseLink): Promise<DraftRow[]> {
  const rows = await link.run((db) => db.draft.orderBy('changed_ms').reverse().toArray())
  return rows.flatMap((row) => draftRow.safeParse(row).data ?? [])
}

/** The form was sent or given up. */
export async function removeDraft(link: DatabaseLink, key: string): Promise<void> {
  await link.run((db) => db.draft.delete(key))
}
