import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '#server/db/client.ts'
import { mailOutbox } from '#server/db/tables/mail-outbox.ts'
import type { Deps } from '#server/deps.ts'
import { deliverNextMail } from '#server/jobs/deliver-mail.ts'
import { startJobWorker } from '#server/jobs/job-worker.ts'
import { claimMail, enqueueMail, type NewMail } from '#server/jobs/mail-outbox-store.ts'
import { createMailer } from '#server/ports/mail.ts'
import { insertOrganisation } from '../sample-rows.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const received: { from: string; to: string[]; source: string }[] = []
let refusal: { at: 'recipient' | 'data'; code: number } | null = null
const refuse = () => Object.assign(new Error('not now'), { responseCode: refusal?.code })

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refusal?.at === 'recipient' ? refuse() : undefined),
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (refusal?.at === 'data') return done(refuse())
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom === false ? '' : mailFrom.address
      received.push({ from, to: rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() })
      done()
    })
  },
})

let test: TestApp
let deps: Deps
beforeAll(async () => {
  test = await createTestApp()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  deps = { ...test.deps, mailer: createMailer(`smtp://127.0.0.1:${port}`, 'office@club.example') }
})
afterAll(async () => {
  deps.mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
  await test.close()
})
afterEach(async () => {
  refusal = null
  received.length = 0
  await test.database.db.delete(mailOutbox)
})

const mail: NewMail = {
  organisation_id: null,
  user_id: null,
  to_address: 'jana@example.org',
  to_name: 'Jana Nováková',
  subject: 'Číslo 7',
  text: 'Plain text with https://club.example/auth/activation/u/t',
  html: '<p>HTML</p>',
}
const write = (more: Partial<NewMail> = {}) => enqueueMail(test.database.db, { ...mail, ...more })
const rows = () => test.database.db.select().from(mailOutbox)
const makeDue = () => test.database.db.update(mailOutbox).set({ run_after: sql`now() - interval '1 second'` })

describe('a mail of the outbox', () => {
  it('goes to the mail server once, with its name, and its text is forgotten', async () => {
    const organisation = await insertOrganisation(test.database.db, {
      name: 'Klub',
      contact_email: 'race@klub.example',
    })
    await write({ organisation_id: organisation.id })
    expect(await deliverNextMail(deps)).toBe(true)
    expect(await deliverNextMail(deps)).toBe(false)
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'sent', attempts: 1, text: '', html: '', last_error: null })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'office@club.example', to: ['jana@example.org'] })
    const source = received[0]?.source ?? ''
    expect(source).toContain(`Message-ID: <${row?.id}@club.example>`)
    expect(source).toMatch(/^From: Klub <office@club\.example>\r$/m)
    expect(source).toMatch(/^Reply-To: race@klub\.example\r$/m)
    expect(source).toContain('multipart/alternative')
  })

  it('of a cause that was rolled back is never sent', async () => {
    await inTransaction(test.database.db, async (tx) => {
      await enqueueMail(tx, mail)
      throw new Error('no')
    }).catch(() => {})
    expect(await deliverNextMail(deps)).toBe(false)
    expect(received).toEqual([])
  })

  it('cannot smuggle a header in by a name or a subject', async () => {
    await write({ to_name: 'Jana\r\nBcc: everybody@example.org', subject: 'Hi\r\nX-Evil: 1\r\n\r\n<b>body</b>' })
    await deliverNextMail(deps)
    expect(received[0]?.to).toEqual(['jana@example.org'])
    expect(received[0]?.source).not.toMatch(/^(Bcc|X-Evil):/m)
  })

  it('with a key is written once', async () => {
    await write({ unique_key: 'once' })
    await write({ unique_key: 'once' })
    expect(await rows()).toHaveLength(1)
  })

  it('is tried again when the server is busy, and once sent not any more', async () => {
    refusal = { at: 'data', code: 451 }
    await write()
    await deliverNextMail(deps)
    expect(await rows()).toMatchObject([
      { state: 'queued', attempts: 1, last_error: expect.stringContaining('not now') },
    ])
    expect(await deliverNextMail(deps)).toBe(false)
    refusal = null
    await makeDue()
    await deliverNextMail(deps)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(received).toHaveLength(1)
  })

  it('that is refused for good is not tried again', async () => {
    refusal = { at: 'recipient', code: 550 }
    await write()
    await deliverNextMail(deps)
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }])
  })

  it('is given up after 10 tries, the last error kept', async () => {
    refusal = { at: 'data', code: 451 }
    await write()
    for (let tried = 0; tried < 10; tried += 1) {
      await makeDue()
      await deliverNextMail(deps)
    }
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 10, last_error: expect.any(String) }])
  })

  it('whose worker died is sent by another one under the same Message-ID', async () => {
    await write()
    const claimed = await claimMail(test.database.db)
    expect(await deliverNextMail(deps)).toBe(false)
    await test.database.db.update(mailOutbox).set({ lease_until: sql`now() - interval '1 second'` })
    await deliverNextMail(deps)
    expect(received[0]?.source).toContain(`<${claimed?.id}@`)
  })

  it('older than 3 days would only confuse', async () => {
    await write()
    await test.database.db.update(mailOutbox).set({ created_at: sql`now() - interval '4 days'` })
    expect(await deliverNextMail(deps)).toBe(false)
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'too old to send' }])
  })

  it('stays readable in the outbox without a mail server', async () => {
    await write()
    expect(await deliverNextMail(test.deps)).toBe(false)
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 0, text: mail.text }])
  })

  it('is sent once by many workers', async () => {
    for (let number = 0; number < 8; number += 1) await write({ to_address: `rider${number}@example.org` })
    const { close: _, ...mailer } = deps.mailer
    const shared = { ...deps, mailer: { ...mailer, close: () => {} } }
    const workers = [1, 2, 3].map(() => startJobWorker(shared, {}, 10))
    await vi.waitFor(async () => expect((await rows()).every((row) => row.state === 'sent')).toBe(true), 10_000)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(received.map(({ to }) => to[0]).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => `rider${n}@example.org`))
  })
})
