import { queryOptions } from '@tanstack/react-query'
import { membershipCalls } from '#domain/memberships/membership-calls.ts'
import type { Api } from '#src/lib/api-client.ts'

const publicData = { staleTime: 5 * 60_000, meta: { persist: true } } as const

/** The memberships on offer. */
export function membershipGroupsQuery(api: Api) {
  return queryOptions({
    queryKey: ['memberships', 'groups'],
    queryFn: ({ signal }) => api(membershipCalls.listMembershipGroups, { signal }),
    ...publicData,
  })
}

export function membershipGroupQuery(api: Api, groupId: string) {
  return queryOptions({
    queryKey: ['memberships', 'group', groupId],
    queryFn: ({ signal }) => api(membershipCalls.getMembershipGroup, { params: { id: groupId }, signal }),
    ...publicData,
  })
}
