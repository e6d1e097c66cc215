import type { Db } from '#server/db/client.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { formData } from '#server/db/tables/forms.ts'
import { indemnities } from '#server/db/tables/indemnities.ts'
import { tickets } from '#server/db/tables/issued-tickets.ts'
import { invoiceCounters, invoices, ledgerEntries } from '#server/db/tables/ledger.ts'
import { orderItems, orders } from '#server/db/tables/orders.ts'
import { payments, refunds } from '#server/db/tables/payments.ts'
import { transponderAssignments, transponderCollections, transponders } from '#server/db/tables/transponders.ts'
import { waitingListEntries } from '#server/db/tables/waiting-list.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { insertRows } from './insert-rows.ts'
import { transponderAssignmentRows, transponderCollectionRow, transponderRows } from './racing/transponder-rows.ts'
import { signUpPlan } from './season/sign-up-plan.ts'
import { answerRows, signUpRows, ticketRows, waitingListRows } from './season/sign-up-rows.ts'
import { signedWaiverRows } from './season/signed-waiver-rows.ts'
import { invoiceCounterRow, invoiceRows, ledgerRows, paymentRows, refundRows } from './shop/money-rows.ts'
import { orderPlans } from './shop/order-plan.ts'
import { orderItemRows, orderRows } from './shop/order-rows.ts'

/** Writes entries with all that hangs on them: answers, passes, waivers, transponders, orders and their books. */
export async function writeEntries(tx: Db, calendar: DemoCalendar): Promise<void> {
  const plans = signUpPlan(calendar)
  const purchases = orderPlans(plans, calendar)
  const invoiced = invoiceRows(purchases, calendar)
  await insertRows(tx, formData, answerRows(plans))
  await insertRows(tx, eventSignUps, signUpRows(plans, calendar))
  await insertRows(tx, waitingListEntries, waitingListRows(calendar))
  await insertRows(tx, tickets, ticketRows(plans, calendar))
  await insertRows(tx, indemnities, signedWaiverRows(plans, calendar))
  await insertRows(tx, transponderCollections, [transponderCollectionRow()])
  await insertRows(tx, transponders, transponderRows(plans))
  await insertRows(tx, transponderAssignments, transponderAssignmentRows(plans, calendar))
  await insertRows(tx, orders, orderRows(purchases, calendar))
  await insertRows(tx, orderItems, orderItemRows(purchases))
  await insertRows(tx, payments, paymentRows(purchases))
  await insertRows(tx, refunds, refundRows(purchases))
  await insertRows(tx, ledgerEntries, ledgerRows(purchases))
  await insertRows(tx, invoices, invoiced)
  await insertRows(tx, invoiceCounters, [invoiceCounterRow(invoiced, calendar)])
}
