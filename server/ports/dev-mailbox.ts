import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { id } from '#domain/core/id.ts'
import { Problem } from '#domain/core/problem.ts'
import type { Deps } from '#server/deps.ts'
import { findMail, listNewestMails } from '#server/jobs/mail-outbox-store.ts'
import { mailboxPage, mailboxStyleHash, mailPage } from './dev-mailbox-pages.ts'

const pagePolicy = `default-src 'none'; style-src '${mailboxStyleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** The mail as its reader's program shows it: no script, no picture, nothing loaded, an origin of its own. */
const mailPolicy = `sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

/**
 * The developer's mailbox: `/dev/mailbox` lists the outbox, `/dev/mailbox/{id}` shows a mail. The mails hold links that
 * open accounts, so in production these addresses do not exist.
 */
export function addDevMailbox(app: FastifyInstance, deps: Pick<Deps, 'db' | 'settings'>): void {
  const isOpen = deps.settings.app_env !== 'production'

  async function mailOf(params: unknown) {
    const mailId = z.safeParse(z.object({ id }), params)
    const mail = isOpen && mailId.success ? await findMail(deps.db, mailId.data.id) : null
    if (mail === null) throw new Problem('not_found')
    return mail
  }

  app.get('/dev/mailbox', async (_request, reply) => {
    if (!isOpen) throw new Problem('not_found')
    return sendHtml(reply, pagePolicy, mailboxPage(await listNewestMails(deps.db, 100)))
  })
  app.get('/dev/mailbox/:id', async (request, reply) =>
    sendHtml(reply, pagePolicy, mailPage(await mailOf(request.params))),
  )
  app.get('/dev/mailbox/:id/html', async (request, reply) =>
    sendHtml(reply, mailPolicy, (await mailOf(request.params)).html),
  )
}

function sendHtml(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .send(html)
}
