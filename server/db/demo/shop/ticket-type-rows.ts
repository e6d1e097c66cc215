import type { ticketTypes } from '#server/db/tables/tickets.ts'
import { eventIdOf, ridgebackId } from '../season/season-ids.ts'
import { ticketKeys, ticketPlan, ticketTypeIdOf } from './ticket-plan.ts'

export function ticketTypeRows(): (typeof ticketTypes.$inferInsert)[] {
  return ticketKeys.map((key, position) => {
    const { name, description, capacity, price } = ticketPlan[key]
    return {
      id: ticketTypeIdOf(key),
      organisation_id: ridgebackId,
      event_id: eventIdOf('training'),
      name,
      description,
      capacity,
      price_minor: price * 100,
      position,
    }
  })
}
