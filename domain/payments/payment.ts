import * as z from 'zod/mini'

export const paymentProvider = z.enum(['stripe', 'bank_transfer', 'on_site', 'free', 'demo'])
export type PaymentProvider = z.infer<typeof paymentProvider>

export const paymentState = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled'])
export type PaymentState = z.infer<typeof paymentState>

export const refundState = z.enum(['queued', 'pending', 'succeeded', 'failed'])
export type RefundState = z.infer<typeof refundState>

/** What the buyer owes is the sum of an order's entries: charges and refunds are positive, payments, credits and write-offs negative. */
export const ledgerKind = z.enum(['charge', 'payment', 'refund', 'credit', 'write_off'])
export type LedgerKind = z.infer<typeof ledgerKind>

export const invoiceKind = z.enum(['invoice', 'receipt', 'credit_note'])
export type InvoiceKind = z.infer<typeof invoiceKind>
