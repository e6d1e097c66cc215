import * as z from 'zod/mini'
import { email, newPassword } from '#domain/auth/credentials.ts'
import { organisationRole } from '#domain/core/access.ts'
import { defineCall } from '#domain/core/call.ts'
import { id } from '#domain/core/id.ts'
import { personName } from '#domain/users/user-profile.ts'

export const organisation = z.object({ name: z.string(), slug: z.string() })
export const adminOrganisation = z.extend(organisation, {
  id: z.string(),
  currency: z.string(),
  time_zone: z.string(),
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  /** What the caller is there; empty for platform admins and superusers. */
  roles: z.array(organisationRole),
  updated_at: z.string(),
})
export type AdminOrganisation = z.infer<typeof adminOrganisation>

export const organisationCalls = {
  listOrganisations: defineCall({
    method: 'GET',
    path: 'events/organisations/',
    summary: 'The organisers whose events this site shows',
    access: 'anyone',
    scope: 'site',
    cachedFor: ['site'],
    answer: z.array(organisation),
  }),
  listAdminOrganisations: defineCall({
    method: 'GET',
    path: 'admin/organisations/',
    summary: 'The organisations the caller works for, by name',
    access: 'signed_in',
    answer: z.array(adminOrganisation),
  }),
  getAdminOrganisation: defineCall({
    method: 'GET',
    path: 'admin/organisations/{id}/',
    summary: 'One organisation the caller works for',
    access: 'signed_in',
    params: z.strictObject({ id }),
    answer: adminOrganisation,
    problems: ['not_found'],
  }),
}

const setupToken = z
  .string()
  .check(z.regex(/^[\w-]{20,128}$/, 'This set-up link is not complete. Copy it again from the terminal.'))

/** The first-run set-up of an empty site, with the one-time link that the server printed. */
export const setupCalls = {
  setUpSite: defineCall({
    method: 'POST',
    path: 'setup/',
    summary: 'Create the first organisation and its owner',
    access: 'anyone',
    limit: { max: 10, window_s: 60, per: 'address' },
    body: z.strictObject({
      token: setupToken,
      organisation_name: z.string().check(z.trim(), z.minLength(2, 'Enter the name of your club.'), z.maxLength(80)),
      contact_email: email,
      time_zone: z.string().check(z.refine(isTimeZone, 'Choose a time zone such as Europe/Prague.')),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Use a currency code such as CZK.')),
      first_name: personName,
      last_name: personName,
      email,
      password: newPassword,
    }),
    answer: z.object({ organisation_slug: z.string() }),
    status: 201,
    problems: ['invalid', 'already_set_up'],
  }),
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
