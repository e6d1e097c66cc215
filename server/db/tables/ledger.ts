import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { invoiceKind, ledgerKind } from '#domain/payments/payment.ts'
import { createdAt, currencyCode, instant, type JsonObject, minorUnits, primaryId, word } from '../columns.ts'
import { indexOn, isCurrency, oneOf, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { orders } from './orders.ts'
import { organisations } from './organisations.ts'
import { payments, refunds } from './payments.ts'
import { users } from './users.ts'

/** The books of an order; append-only. The sum of its entries is what the buyer owes. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    order_id: uuid().notNull(),
    kind: word(ledgerKind).notNull(),
    /** Signed: charges and refunds are positive, payments, credits and write-offs negative. */
    amount_minor: minorUnits().notNull(),
    currency: currencyCode(),
    payment_id: uuid(),
    refund_id: uuid(),
    note: text().notNull().default(''),
    actor_id: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    refersTo([t.order_id, t.organisation_id], [orders.id, orders.organisation_id]),
    refersTo([t.payment_id, t.order_id], [payments.id, payments.order_id]),
    refersTo([t.refund_id], [refunds.id]),
    refersTo([t.actor_id], [users.id]),
    oneOf(t.kind, ledgerKind),
    isCurrency(t.currency),
    check(
      'ledger_entries_sign',
      sql`case when ${t.kind} in ('charge', 'refund') then ${t.amount_minor} >= 0 else ${t.amount_minor} <= 0 end`,
    ),
    indexOn(t.order_id),
    indexOn(t.organisation_id, t.created_at),
    indexOn(t.payment_id),
    indexOn(t.refund_id),
    indexOn(t.actor_id),
  ],
)

/** The next number of each series, taken under a row lock, so that numbers have no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { organisation_id: uuid().notNull(), series: text().notNull(), next_number: integer().notNull().default(1) },
  (t) => [
    primaryKey({ columns: [t.organisation_id, t.series], name: 'invoice_counters_key' }),
    refersTo([t.organisation_id], [organisations.id]),
    positive(t.next_number),
  ],
)

/** Invoices, receipts and credit notes as issued; append-only. */
export const invoices = pgTable(
  'invoices',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    order_id: uuid().notNull(),
    refund_id: uuid(),
    kind: word(invoiceKind).notNull(),
    /** Such as `2025`; the number counts within it. */
    series: text().notNull(),
    number: integer().notNull(),
    issued_at: instant().notNull().defaultNow(),
    total_minor: minorUnits().notNull(),
    currency: currencyCode(),
    /** Everything printed on it: seller, buyer, lines, taxes. */
    document: jsonb().$type<JsonObject>().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    refersTo([t.order_id, t.organisation_id], [orders.id, orders.organisation_id]),
    refersTo([t.refund_id], [refunds.id]),
    oneOf(t.kind, invoiceKind),
    isCurrency(t.currency),
    positive(t.number),
    uniqueTogether(t.organisation_id, t.series, t.number),
    indexOn(t.order_id),
    indexOn(t.refund_id),
  ],
)
