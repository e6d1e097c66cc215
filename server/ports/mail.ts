import { createTransport } from 'nodemailer'
import { parseSmtpUrl } from './mail-server-address.ts'

export type OutgoingMail = {
  /** Stable over retries, so that a mailbox can tell a repeat: the row's id. */
  id: string
  /** Who it is from, as a name; the address is the server's. */
  from_name: string
  reply_to: string | null
  to_address: string
  to_name: string
  subject: string
  text: string
  html: string
}

export type Mailer = {
  /** False without a mail server: mails wait in the outbox and can be read there. */
  readonly isConnected: boolean
  /**
   * Hands one mail to the mail server.
   * @throws Error with `responseCode` and `command` when the server refuses it.
   */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/**
 * Mails by SMTP: `smtp://user:password@host:587` or `smtps://...`. `from` is the sender's address; without it the
 * user's name at the server when that is one, else `no-reply@` the server's name. Null: nothing is sent.
 */
export function createMailer(smtpUrl: string | null, from: string | null = null): Mailer {
  if (smtpUrl === null) return { isConnected: false, send: refuse, close: () => {} }
  const server = parseSmtpUrl(smtpUrl)
  const sender = from ?? server.sender
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    ...(server.user === null ? {} : { auth: { user: server.user, pass: server.password } }),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    // A mail is made of texts only: nothing in it may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = sender.slice(sender.indexOf('@') + 1)
  return {
    isConnected: true,
    async send(mail) {
      await transport.sendMail({
        messageId: `<${mail.id}@${host}>`,
        from: { name: oneLine(mail.from_name), address: sender },
        ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
        to: { name: oneLine(mail.to_name), address: mail.to_address },
        subject: oneLine(mail.subject),
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

/** A header is one line; a line break in a name would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

async function refuse(): Promise<void> {
  throw new Error('no mail server is configured')
}
