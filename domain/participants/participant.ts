import * as z from 'zod/mini'

export const gender = z.enum(['female', 'male', 'other'])
export type Gender = z.infer<typeof gender>

/** What the participant is to the account that looks after the profile. */
export const participantRelation = z.enum(['self', 'child', 'spouse', 'partner', 'parent', 'sibling', 'other'])
export type ParticipantRelation = z.infer<typeof participantRelation>
