import type { calls } from '#domain/calls.ts'
import { authHandlers } from './auth/auth-handlers.ts'
import { sessionHandlers } from './auth/session-handlers.ts'
import { blogHandlers } from './blog/blog-handlers.ts'
import { cartHandlers } from './cart/cart-handlers.ts'
import { championshipHandlers } from './championships/championship-handlers.ts'
import { eventHandlers } from './events/event-handlers.ts'
import { galleryHandlers } from './gallery/gallery-handlers.ts'
import type { Handlers } from './http/handler.ts'
import { membershipHandlers } from './memberships/membership-handlers.ts'
import { organisationHandlers } from './organisations/organisation-handlers.ts'
import { setupHandlers } from './organisations/setup-handlers.ts'
import { participantHandlers } from './participants/participant-handlers.ts'
import { partnerHandlers } from './partners/partner-handlers.ts'
import { pricingHandlers } from './prices/pricing-handlers.ts'
import { resultHandlers } from './results/result-handlers.ts'
import { siteHandlers } from './site/site-handlers.ts'
import { syncHandlers } from './sync/sync-handlers.ts'

/** Every call's handler; leaving one out does not compile. */
export const handlers: Handlers<typeof calls> = {
  ...siteHandlers,
  ...authHandlers,
  ...sessionHandlers,
  ...participantHandlers,
  ...organisationHandlers,
  ...setupHandlers,
  ...eventHandlers,
  ...resultHandlers,
  ...championshipHandlers,
  ...blogHandlers,
  ...membershipHandlers,
  ...pricingHandlers,
  ...partnerHandlers,
  ...galleryHandlers,
  ...cartHandlers,
  ...syncHandlers,
}
