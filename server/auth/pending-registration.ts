import * as z from 'zod/mini'
import type { registration } from '#domain/auth/auth-calls.ts'

/**
 * What a registration wants an account to be. It rides on its own activation link, so that whoever opens a link gets
 * the password chosen with that registration, and not one that a stranger chose for the same address.
 */
export const pendingRegistration = z.object({
  password_hash: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  default_vehicle_number: z.nullable(z.string()),
  race_license_number: z.nullable(z.string()),
})
export type PendingRegistration = z.infer<typeof pendingRegistration>

export function pendingOf(body: z.output<typeof registration>, passwordHash: string): PendingRegistration {
  return {
    password_hash: passwordHash,
    first_name: body.first_name,
    last_name: body.last_name,
    phone_number: body.phone_number ?? null,
    date_of_birth: body.date_of_birth ?? null,
    nationality: body.nationality ?? null,
    default_vehicle_number: body.default_vehicle_number ?? null,
    race_license_number: body.race_license_number ?? null,
  }
}

/** The same without the password: what the account's own person takes over. */
export function personOf({ password_hash: _, ...person }: PendingRegistration) {
  return person
}
