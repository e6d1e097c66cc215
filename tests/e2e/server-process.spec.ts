import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { spawnServer } from './spawn-server.ts'

test.describe.configure({ timeout: 120_000 })

test('killed at any moment it starts again, and nothing acknowledged is lost', async ({ request }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatedrop-kill-'))
  let server = await spawnServer({ DATA_DIR: dataDir })
  for (const round of [1, 2, 3]) {
    const email = `survivor-${round}@example.org`
    const body = { email, password: 'a-fine-new-password-42', first_name: 'Sur', last_name: 'Vivor' }
    const answer = await request.post(`${server.address}/api/v1/auth/users/`, { data: body })
    expect(answer.status()).toBe(201)
    await server.stop('SIGKILL')
    server = await spawnServer({ DATA_DIR: dataDir })
    const mails = await (await request.get(`${server.address}/dev/mailbox`)).text()
    expect(mails).toContain(email)
  }
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a second process on the same data folder names the holder and ends', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatedrop-twice-'))
  const server = await spawnServer({ DATA_DIR: dataDir })
  const second = spawnServer({ DATA_DIR: dataDir })
  await expect(second).rejects.toThrow(String(server.child.pid))
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a wrong setting stops the start with a sentence', async () => {
  await expect(spawnServer({ PORT: 'many', APP_ENV: 'moon' })).rejects.toThrow(
    /PORT is not valid[\s\S]*APP_ENV is not valid/,
  )
})

test('without the demo an empty site prints a set-up link, and the club is made once', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatedrop-setup-'))
  const server = await spawnServer({ DATA_DIR: dataDir }, [])
  await expect.poll(() => server.output()).toMatch(/\/setup\?token=/)
  const link = /http:\/\/[^\s]+\/setup\?token=[\w-]+/.exec(server.output())?.[0] ?? ''
  await page.goto(link)
  await page
    .getByLabel(/name of your club|club/i)
    .first()
    .fill('Enduro Klub Test')
  await page
    .getByLabel(/contact e-mail|club.*e-mail|office/i)
    .first()
    .fill('office@klub.example')
  await page.getByLabel('First name').fill('Olga')
  await page.getByLabel('Last name').fill('Owner')
  await page
    .getByLabel(/^(your )?e-mail/i)
    .last()
    .fill('olga@klub.example')
  await page.getByLabel('Password', { exact: true }).fill('a-fine-new-password-42')
  await page.getByRole('button', { name: /set up|create/i }).click()
  await expect(page).not.toHaveURL(/\/setup/)
  await page.goto(`${server.address}/`)
  await expect(page.getByRole('banner')).toContainText('Enduro Klub Test')
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
