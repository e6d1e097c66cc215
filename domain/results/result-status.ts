import * as z from 'zod/mini'

/** How a rider's run ended; NC is started and not to be classified, without being a DNF. */
export const resultStatus = z.enum(['finished', 'DNF', 'NC', 'DNS', 'DSQ'])
export type ResultStatus = z.infer<typeof resultStatus>
