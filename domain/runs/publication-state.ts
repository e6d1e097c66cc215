import * as z from 'zod/mini'

/** A published version of results or standings. */
export const publicationState = z.enum(['provisional', 'official'])
export type PublicationState = z.infer<typeof publicationState>
