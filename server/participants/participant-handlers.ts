import { Problem } from '#domain/core/problem.ts'
import type { participantCalls } from '#domain/participants/participant-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { findParticipant, listParticipants } from './participant-store.ts'

export const participantHandlers: Handlers<typeof participantCalls> = {
  listParticipants: ({ query }, { db, person }) => listParticipants(db, person.user_id, query.search),

  async getParticipant({ params }, { db, person }) {
    const found = await findParticipant(db, person.user_id, params.id)
    if (found === null) throw new Problem('not_found')
    return found
  },
}
