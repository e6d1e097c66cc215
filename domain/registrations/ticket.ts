import * as z from 'zod/mini'

export const ticketState = z.enum(['valid', 'used', 'cancelled'])
export type TicketState = z.infer<typeof ticketState>
