import * as z from 'zod/mini'

/** A half-filled form, kept as it is typed. `key` names the form and what it is about; `version` that of its shape. */
export const draftRow = z.looseObject({
  key: z.string(),
  version: z.int(),
  payload: z.unknown(),
  changed_ms: z.number(),
})
export type DraftRow = z.infer<typeof draftRow>
