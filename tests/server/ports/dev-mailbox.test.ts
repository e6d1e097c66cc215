import { afterEach, describe, expect, it } from 'vitest'
import { enqueueMail, listNewestMails } from '#server/jobs/mail-outbox-store.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const open: TestApp[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

async function mailbox(app_env: 'development' | 'staging' | 'production') {
  const test = await createTestApp({ settings: { app_env } })
  open.push(test)
  await enqueueMail(test.database.db, {
    organisation_id: null,
    user_id: null,
    to_address: 'jana@example.org',
    to_name: '<script>alert(1)</script>',
    subject: '"><img src=x onerror=alert(1)>',
    text: 'Open https://club.example/auth/activation/uid/token now',
    html: '<p>Shown</p><script>alert(1)</script>',
  })
  const [mail] = await listNewestMails(test.database.db, 1)
  const get = (url: string) => test.app.inject({ method: 'GET', url })
  return { get, path: `/dev/mailbox/${mail?.id}` }
}

describe('the developer mailbox', () => {
  it('lists the mails and shows one with its text and links, everything escaped, under a strict policy', async () => {
    const { get, path } = await mailbox('development')
    const list = await get('/dev/mailbox')
    expect(list.body).toContain(path)
    const page = await get(path)
    for (const { body, headers } of [list, page]) {
      expect(body).not.toMatch(/<script|<img/)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(page.body).toContain('<a href="https://club.example/auth/activation/uid/token"')
  })

  it('shows the HTML in a sandbox where nothing runs', async () => {
    const { get, path } = await mailbox('staging')
    const html = await get(`${path}/html`)
    expect(html.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect((await get(path)).body).toContain(`<iframe title="The mail" sandbox src="${path}/html">`)
  })

  it('knows only its own mails', async () => {
    const { get } = await mailbox('development')
    expect((await get('/dev/mailbox/nonsense')).statusCode).toBe(404)
    expect((await get('/dev/mailbox/01890000-0000-7000-8000-000000000000')).statusCode).toBe(404)
  })

  it('does not exist in production', async () => {
    const { get, path } = await mailbox('production')
    for (const url of ['/dev/mailbox', path, `${path}/html`]) expect((await get(url)).statusCode).toBe(404)
  })
})
