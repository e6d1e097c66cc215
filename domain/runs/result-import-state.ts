import * as z from 'zod/mini'

export const resultImportState = z.enum(['preview', 'applied', 'undone'])
export type ResultImportState = z.infer<typeof resultImportState>
