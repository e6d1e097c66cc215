import * as z from 'zod/mini'

/** What a link sent by e-mail (or printed at the first start) lets its bearer do, once. */
export const oneTimeTokenPurpose = z.enum([
  'activation',
  'password_reset',
  'setup',
  'user_invitation',
  'profile_hand_over',
])
export type OneTimeTokenPurpose = z.infer<typeof oneTimeTokenPurpose>
