import type { Deps } from '#server/deps.ts'
import { safeError } from '#server/http/safe-error.ts'
import { claimMail, markMailSent, markMailUnsent } from './mail-outbox-store.ts'
import { retryDelayS } from './retry-delay.ts'

const mostAttempts = 10

/** Sends the next due mail of the outbox. @returns false when there is none or no mail server */
export async function deliverNextMail(deps: Pick<Deps, 'db' | 'mailer' | 'log'>): Promise<boolean> {
  if (!deps.mailer.isConnected) return false
  const mail = await claimMail(deps.db)
  if (mail === null) return false
  const failure = await deps.mailer.send(mail).then(
    () => null,
    (error: unknown) => error ?? new Error('unknown'),
  )
  if (failure === null) {
    await markMailSent(deps.db, mail.id)
    return true
  }
  const isFinal = isRefusedForGood(failure) || mail.attempts >= mostAttempts
  const { message } = safeError(failure)
  await markMailUnsent(deps.db, mail.id, message, isFinal ? null : retryDelayS(mail.attempts))
  deps.log.warn({ mail_id: mail.id, attempts: mail.attempts, gives_up: isFinal }, 'a mail could not be sent')
  return true
}

/** The server says 5xx about the recipient or the content; a wrong login of ours (535) may be put right. */
function isRefusedForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 500 && /^(RCPT TO|DATA)$/.test(String(error.command))
}
