import * as z from 'zod/mini'
import { day } from '#domain/core/instant.ts'

/** A person's first or last name: 1 to 80 characters. */
export const personName = z.string().check(z.trim(), z.minLength(1, 'Fill in this field.'), z.maxLength(80))
/** A start number as it stands on the plate: "7", "07" and "007" differ. 1 to 4 letters or digits. */
export const plateNumber = z.string().check(z.regex(/^[0-9A-Za-z]{1,4}$/, 'Use 1 to 4 digits or letters.'))
/** ISO 3166 alpha-3 or the sport's own three-letter code. */
export const nationality = z.string().check(z.regex(/^[A-Z]{3}$/, 'Use a three-letter country code such as CZE.'))
export const phoneNumber = z
  .string()
  .check(z.regex(/^\+?[0-9 ()/-]{6,24}$/, 'Use a phone number such as +420 601 234 567.'))

/** The signed-in account (specification, section 3). */
export const userProfile = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  default_vehicle_number: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  date_of_birth: z.nullable(day),
  nationality: z.nullable(z.string()),
  race_license_number: z.nullable(z.string()),
  groups: z.array(z.string()),
  user_permissions: z.array(z.string()),
  is_superuser: z.boolean(),
  is_staff: z.boolean(),
  is_verified: z.boolean(),
  is_platform_admin: z.boolean(),
  updated_at: z.string(),
})
export type UserProfile = z.infer<typeof userProfile>
