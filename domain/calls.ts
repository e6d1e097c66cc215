import { authCalls } from './auth/auth-calls.ts'
import { sessionCalls } from './auth/session-calls.ts'
import { blogCalls } from './blog/blog-calls.ts'
import { cartCalls } from './cart/cart-calls.ts'
import { championshipCalls } from './championships/championship-calls.ts'
import { eventCalls } from './events/event-calls.ts'
import { galleryCalls } from './gallery/gallery-calls.ts'
import { membershipCalls } from './memberships/membership-calls.ts'
import { organisationCalls, setupCalls } from './organisations/organisation-calls.ts'
import { participantCalls } from './participants/participant-calls.ts'
import { partnerCalls } from './partners/partner-calls.ts'
import { pricingCalls } from './prices/pricing-calls.ts'
import { resultCalls } from './results/result-calls.ts'
import { siteCalls } from './site/site-calls.ts'
import { syncCalls } from './sync/sync-calls.ts'

/** Every call of the API. The server mounts them, OpenAPI shows them, tests walk them. */
export const calls = {
  ...siteCalls,
  ...authCalls,
  ...sessionCalls,
  ...participantCalls,
  ...organisationCalls,
  ...setupCalls,
  ...eventCalls,
  ...resultCalls,
  ...championshipCalls,
  ...blogCalls,
  ...membershipCalls,
  ...pricingCalls,
  ...partnerCalls,
  ...galleryCalls,
  ...cartCalls,
  ...syncCalls,
}
