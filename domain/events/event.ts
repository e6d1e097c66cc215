import * as z from 'zod/mini'

export const eventType = z.enum(['race_event', 'ticketed_event'])
export type EventType = z.infer<typeof eventType>
