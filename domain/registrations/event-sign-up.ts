import * as z from 'zod/mini'

export const eventSignUpState = z.enum(['draft', 'held', 'paid', 'confirmed', 'waitlisted', 'withdrawn', 'refunded'])
export type EventSignUpState = z.infer<typeof eventSignUpState>

/** The states that use up a place. */
export const placeTakingStates = ['held', 'paid', 'confirmed'] as const satisfies readonly EventSignUpState[]
