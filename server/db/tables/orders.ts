import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { orderItemKind } from '#domain/cart/order-item.ts'
import { orderStatus } from '#domain/events/event-status.ts'
import { paymentProvider } from '#domain/payments/payment.ts'
import { currencyCode, instant, type JsonObject, minorUnits, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, isCurrency, notNegative, oneOf, refersTo, uniqueTogether, uniqueWhere } from '../constraints.ts'
import { eventSignUps } from './event-sign-ups.ts'
import { memberships } from './memberships.ts'
import { organisations } from './organisations.ts'
import { transponderAssignments } from './transponders.ts'
import { users } from './users.ts'

/** A purchase from one organisation. The open one of a buyer is the cart. */
export const orders = pgTable(
  'orders',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    buyer_id: uuid().notNull(),
    status: word(orderStatus).notNull().default('open'),
    /** For people and bank transfers; given at checkout. */
    reference: text(),
    currency: currencyCode(),
    total_minor: minorUnits().notNull().default(0),
    payment_method: word(paymentProvider),
    billing: jsonb().$type<JsonObject>(),
    terms_accepted_at: instant(),
    placed_at: instant(),
    paid_at: instant(),
    /** Places and cart fall back at this moment. */
    held_until: instant(),
    closed_at: instant(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.buyer_id], [users.id]),
    oneOf(t.status, orderStatus),
    oneOf(t.payment_method, paymentProvider),
    isCurrency(t.currency),
    notNegative(t.total_minor),
    check(
      'orders_paid_at_known',
      sql`${t.status} not in ('paid', 'partly_refunded', 'refunded') or ${t.paid_at} is not null`,
    ),
    uniqueWhere([t.buyer_id, t.organisation_id], sql`${t.status} = 'open'`),
    uniqueTogether(t.organisation_id, t.reference),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.organisation_id, t.status),
    indexOn(t.buyer_id),
    indexOn(t.held_until),
  ],
)

/** One thing in an order; its amounts are in the order's currency. */
export const orderItems = pgTable(
  'order_items',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    order_id: uuid().notNull(),
    kind: word(orderItemKind).notNull(),
    event_sign_up_id: uuid(),
    membership_id: uuid(),
    transponder_assignment_id: uuid(),
    quantity: integer().notNull().default(1),
    /** What it is, in words. */
    label: text().notNull(),
    /** Fee, member discount, family discount ... as shown to the buyer. */
    price_lines: jsonb().$type<JsonObject[]>().notNull().default([]),
    price_minor: minorUnits().notNull(),
    refunded_minor: minorUnits().notNull().default(0),
    /** False once the order was cancelled or has expired: the thing may be bought again. */
    is_live: boolean().notNull().default(true),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.order_id, t.organisation_id], [orders.id, orders.organisation_id], 'cascade'),
    refersTo([t.event_sign_up_id, t.organisation_id], [eventSignUps.id, eventSignUps.organisation_id]),
    refersTo([t.membership_id, t.organisation_id], [memberships.id, memberships.organisation_id]),
    refersTo(
      [t.transponder_assignment_id, t.organisation_id],
      [transponderAssignments.id, transponderAssignments.organisation_id],
    ),
    oneOf(t.kind, orderItemKind),
    check('order_items_quantity_one', sql`${t.quantity} = 1`),
    check(
      'order_items_subject',
      sql`(${t.kind} = 'event_sign_up') = (${t.event_sign_up_id} is not null)
        and (${t.kind} = 'membership') = (${t.membership_id} is not null)
        and (${t.kind} = 'transponder_hire') = (${t.transponder_assignment_id} is not null)`,
    ),
    notNegative(t.price_minor),
    check('order_items_refunded', sql`${t.refunded_minor} between 0 and ${t.price_minor}`),
    uniqueWhere([t.event_sign_up_id], sql`${t.is_live}`),
    uniqueWhere([t.membership_id], sql`${t.is_live}`),
    uniqueWhere([t.transponder_assignment_id], sql`${t.is_live}`),
    uniqueTogether(t.id, t.order_id),
    indexOn(t.order_id),
    indexOn(t.event_sign_up_id),
    indexOn(t.membership_id),
    indexOn(t.transponder_assignment_id),
  ],
)
