import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { paymentProvider } from '#domain/payments/payment.ts'
import type { socialLink } from '#domain/site/site-calls.ts'
import { currencyCode, type JsonObject, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, isCurrency, oneOf, refersTo, uniqueTogether } from '../constraints.ts'

/** A club or promoter; owns everything below. */
export const organisations = pgTable(
  'organisations',
  {
    id: primaryId(),
    slug: text().notNull().unique('organisations_slug_key'),
    name: text().notNull(),
    /** For narrow places: the bar on a phone, the home screen. */
    short_name: text().notNull(),
    legal_name: text().notNull().default(''),
    /** Lines of the address as printed on invoices. */
    postal_address: text().notNull().default(''),
    tax_number: text().notNull().default(''),
    contact_email: text(),
    contact_phone: text(),
    social_links: jsonb().$type<z.infer<typeof socialLink>[]>().notNull().default([]),
    currency: currencyCode(),
    /** IANA name, such as `Europe/Prague`. */
    time_zone: text().notNull(),
    /** Host names, in lower case, whose visitors see this organisation. */
    site_hosts: text().array().notNull().default(sql`'{}'::text[]`),
    is_active: boolean().notNull().default(true),
    ...timestamps(),
  },
  (t) => [
    isCurrency(t.currency),
    check('organisations_slug_form', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    index('organisations_site_hosts_idx').using('gin', t.site_hosts),
  ],
)

/** How an organisation takes money. Secrets are encrypted and never leave the server. */
export const paymentConfigurations = pgTable(
  'payment_configurations',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    provider: word(paymentProvider).notNull(),
    is_enabled: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    /** What a buyer may see: account holder, IBAN, instructions. */
    settings: jsonb().$type<JsonObject>().notNull().default({}),
    encrypted_secrets: text(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    oneOf(t.provider, paymentProvider),
    uniqueTogether(t.organisation_id, t.provider),
    indexOn(t.organisation_id),
  ],
)
