import type { MembershipGroup } from '#domain/memberships/membership-calls.ts'

const lines = ['Membership wished for:', 'Name:', 'Date of birth:', 'Address:', 'Phone:']

/** A mail to the race office that asks for everything it needs to take somebody in: a `mailto:` address. */
export function joinMail(address: string, group: Pick<MembershipGroup, 'name'>): string {
  const subject = encodeURIComponent(`Membership: ${group.name}`)
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`
}
