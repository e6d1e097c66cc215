import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { id } from '#domain/core/id.ts'
import { search } from '#domain/core/page.ts'

/** Somebody who can be entered: the account's own person or a linked profile. */
export const participant = z.object({ uuid: z.string(), full_name: z.string(), is_current_user: z.boolean() })
export type Participant = z.infer<typeof participant>

export const participantCalls = {
  listParticipants: defineCall({
    method: 'GET',
    path: 'accounts/participants/',
    summary: 'The own person first, then the linked profiles by name',
    access: 'signed_in',
    query: z.strictObject({ search }),
    answer: z.array(participant),
  }),
  getParticipant: defineCall({
    method: 'GET',
    path: 'accounts/participants/{id}/',
    summary: 'One of the own participants',
    access: 'signed_in',
    params: z.strictObject({ id }),
    answer: participant,
    problems: ['not_found'],
  }),
}
