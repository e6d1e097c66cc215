import { blogCalls } from '#domain/blog/blog-calls.ts'
import { championshipCalls } from '#domain/championships/championship-calls.ts'
import { eventCalls } from '#domain/events/event-calls.ts'
import { membershipCalls } from '#domain/memberships/membership-calls.ts'
import { organisationCalls } from '#domain/organisations/organisation-calls.ts'
import { participantCalls } from '#domain/participants/participant-calls.ts'
import { resultCalls } from '#domain/results/result-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

export type SeasonIds = Awaited<ReturnType<typeof findSeasonIds>>

/** Finds real things of the demo season through the API itself. */
export async function findSeasonIds(clients: { nobody: Api; rider: Api; secretary: Api }, password: string) {
  const { nobody, rider, secretary } = clients
  const past = await nobody(eventCalls.listEvents, { query: { when: 'past', limit: 100 } })
  const event = first(past.results.filter((each) => each.results_available && each.championship !== null))
  const runs = await nobody(resultCalls.listRunResults, { params: { id: event.id } })
  const raceRun = first(runs.filter((run) => run.state !== null && run.kind === 'final'))
  const [organisation] = await secretary(organisationCalls.listAdminOrganisations)
  return {
    password,
    event: event.id,
    championship: first([event.championship]).id,
    championshipClass: first(raceRun.classes).id,
    raceRun: raceRun.id,
    postSlug: first((await nobody(blogCalls.listPosts)).results).slug,
    membershipGroup: first(await nobody(membershipCalls.listMembershipGroups)).id,
    participant: first(await rider(participantCalls.listParticipants)).uuid,
    organisation: first([organisation]).id,
    season: first((await nobody(championshipCalls.listChampionships)).results).id,
  }
}

function first<T>(list: readonly (T | null | undefined)[]): T {
  const [found] = list
  if (found === null || found === undefined) throw new Error('the demo season lacks what the samples need')
  return found
}
