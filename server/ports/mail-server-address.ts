export type MailServerAddress = {
  host: string
  port: number
  /** TLS from the first byte (`smtps:`); otherwise STARTTLS when the server offers it. */
  secure: boolean
  user: string | null
  password: string
  /** The address that mails come from when nothing else is said. */
  sender: string
}

/** Takes `smtp://user:password@host:587` apart. User and password are percent-decoded. */
export function parseSmtpUrl(smtpUrl: string): MailServerAddress {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const user = url.username === '' ? null : decodeURIComponent(url.username)
  const sender = user?.includes('@') === true ? user : `no-reply@${url.hostname}`
  return {
    host: url.hostname,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    user,
    password: decodeURIComponent(url.password),
    sender,
  }
}
