import * as z from 'zod/mini'

export const waitingListState = z.enum(['waiting', 'offered', 'accepted', 'expired', 'left'])
export type WaitingListState = z.infer<typeof waitingListState>
