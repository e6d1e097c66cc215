import { chakra } from '@chakra-ui/react'

/** Not shown: tells a password manager whose password is being changed. */
export function AccountName({ email }: { email: string }) {
  return (
    <chakra.input
      type="text"
      name="account_name"
      autoComplete="username"
      value={email}
      readOnly
      hidden
      tabIndex={-1}
      aria-hidden
    />
  )
}
