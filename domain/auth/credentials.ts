import * as z from 'zod/mini'

/** An e-mail address as a person types it; stored in small letters. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an e-mail address such as name@example.org.'),
    z.toLowerCase(),
  )

/** A password given at sign-in: anything that could be one. */
export const anyPassword = z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(200))

/** A new password: 10 to 200 characters, not a well-known one, not one letter repeated. */
export const newPassword = z.string().check(
  z.minLength(10, 'Use at least 10 characters.'),
  z.maxLength(200, 'Use at most 200 characters.'),
  z.refine((value) => new Set(value).size >= 5, 'Use more different characters.'),
  z.refine(
    (value) => !wellKnown.includes(value.toLowerCase()),
    'This password is known to everybody. Choose another one.',
  ),
)

const wellKnown = [
  'password123',
  'passwordpassword',
  '1234567890',
  'qwertyuiop',
  'qwerty12345',
  'iloveyou123',
  'motocross1',
  'motocross123',
  'endurocross',
  'letmein1234',
  '0123456789',
  'abcdefghij',
  'password1234',
  'welcome123',
]

/** How strong a password is, 0 (refused) to 4, by length and kinds of characters; a hint beside the field. */
export function passwordStrength(value: string): 0 | 1 | 2 | 3 | 4 {
  if (!newPassword.safeParse(value).success) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(value)).length
  const score = (value.length >= 12 ? 1 : 0) + (value.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0)
  if (score === 0) return 1
  if (score === 1) return 2
  return score === 2 ? 3 : 4
}
