import * as z from 'zod/mini'

export const transponderState = z.enum(['in', 'out', 'lost', 'damaged'])
export type TransponderState = z.infer<typeof transponderState>

export const depositState = z.enum(['none', 'due', 'taken', 'returned', 'kept'])
export type DepositState = z.infer<typeof depositState>
