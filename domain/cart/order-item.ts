import * as z from 'zod/mini'

export const orderItemKind = z.enum(['event_sign_up', 'membership', 'transponder_hire'])
export type OrderItemKind = z.infer<typeof orderItemKind>
