import type { pricingCalls } from '#domain/prices/pricing-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { getPricing } from './get-pricing.ts'

export const pricingHandlers: Handlers<typeof pricingCalls> = {
  getPricing: (_input, { db, scope, deps }) => getPricing(db, scope, deps.now()),
}
