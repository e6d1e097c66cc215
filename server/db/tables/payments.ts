import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { paymentProvider, paymentState, refundState } from '#domain/payments/payment.ts'
import {
  createdAt,
  currencyCode,
  instant,
  type JsonObject,
  minorUnits,
  primaryId,
  timestamps,
  word,
} from '../columns.ts'
import { indexOn, isCurrency, notNegative, oneOf, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { orderItems, orders } from './orders.ts'
import { users } from './users.ts'

/** One attempt to pay an order: the transactions of the admin area. */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    order_id: uuid().notNull(),
    provider: word(paymentProvider).notNull(),
    state: word(paymentState).notNull().default('created'),
    amount_minor: minorUnits().notNull(),
    currency: currencyCode(),
    /** The provider's own id. */
    provider_reference: text(),
    /** Where the buyer pays. */
    hosted_url: text(),
    failure: text(),
    succeeded_at: instant(),
    /** Who marked a transfer or cash as received. */
    marked_by_id: uuid(),
    note: text().notNull().default(''),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.order_id, t.organisation_id], [orders.id, orders.organisation_id]),
    refersTo([t.marked_by_id], [users.id]),
    oneOf(t.provider, paymentProvider),
    oneOf(t.state, paymentState),
    notNegative(t.amount_minor),
    isCurrency(t.currency),
    uniqueTogether(t.provider, t.provider_reference),
    uniqueTogether(t.id, t.order_id),
    indexOn(t.order_id),
    index('payments_list_idx').on(t.organisation_id, t.created_at.desc()),
    indexOn(t.marked_by_id),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    order_id: uuid().notNull(),
    payment_id: uuid().notNull(),
    /** Null: of the order as a whole. */
    order_item_id: uuid(),
    state: word(refundState).notNull().default('queued'),
    amount_minor: minorUnits().notNull(),
    currency: currencyCode(),
    reason: text().notNull(),
    provider_reference: text(),
    failure: text(),
    created_by_id: uuid(),
    succeeded_at: instant(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.order_id, t.organisation_id], [orders.id, orders.organisation_id]),
    refersTo([t.payment_id, t.order_id], [payments.id, payments.order_id]),
    refersTo([t.order_item_id, t.order_id], [orderItems.id, orderItems.order_id]),
    refersTo([t.created_by_id], [users.id]),
    oneOf(t.state, refundState),
    positive(t.amount_minor),
    isCurrency(t.currency),
    check('refunds_reason_given', sql`btrim(${t.reason}) <> ''`),
    indexOn(t.order_id),
    indexOn(t.payment_id),
    indexOn(t.order_item_id),
    indexOn(t.created_by_id),
    indexOn(t.organisation_id, t.state),
  ],
)

/** What a provider told us; the same message twice is stored once. */
export const paymentMessages = pgTable(
  'payment_messages',
  {
    id: primaryId(),
    provider: word(paymentProvider).notNull(),
    provider_message_id: text().notNull(),
    payment_id: uuid(),
    payload: jsonb().$type<JsonObject>().notNull(),
    received_at: createdAt(),
    processed_at: instant(),
    outcome: text(),
  },
  (t) => [
    refersTo([t.payment_id], [payments.id]),
    oneOf(t.provider, paymentProvider),
    uniqueTogether(t.provider, t.provider_message_id),
    indexOn(t.payment_id),
  ],
)
