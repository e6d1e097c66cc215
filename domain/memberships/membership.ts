import * as z from 'zod/mini'

/** How long a membership lasts: the calendar year, a year from its day of purchase, or the type's own fixed dates. */
export const membershipTerm = z.enum(['calendar_year', 'rolling_year', 'fixed_dates'])
export type MembershipTerm = z.infer<typeof membershipTerm>

export const membershipState = z.enum(['pending', 'active', 'cancelled'])
export type MembershipState = z.infer<typeof membershipState>
