import * as z from 'zod/mini'

/** What one signature is good for. */
export const indemnityScope = z.enum(['event', 'season'])
export type IndemnityScope = z.infer<typeof indemnityScope>

export const indemnityFileKind = z.enum(['sealed_pdf', 'attachment'])
export type IndemnityFileKind = z.infer<typeof indemnityFileKind>
