/** What a failed sign-in says. The app knows the sentences, so that it can offer the way on. */
export const signInRefusals = {
  /** The same for an unknown address, a wrong password and an account that was closed. */
  wrong: 'E-mail or password is wrong.',
  /** Only with the right password, so that it tells a stranger nothing. */
  not_activated: 'Your account is not active yet. Open the link in the mail that we sent you, or have a new one sent.',
} as const
