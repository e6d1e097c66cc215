import * as z from 'zod/mini'

/** A UUID made by whoever creates the thing (version 7 for new rows). Lower case on the wire. */
export const id = z.uuid('This is not a valid id.')
export type Id = z.infer<typeof id>

/** Names in addresses: lower-case letters, digits and single hyphens, 1 to 120 characters. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.'), z.maxLength(120))
