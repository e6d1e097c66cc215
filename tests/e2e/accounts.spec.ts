import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './browser-test.ts'

const password = 'gravel and logs 7'
const newEmail = () => `rider-${randomUUID()}@example.org`

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/signup')
  await page.getByLabel('First name').fill('Jana')
  await page.getByLabel('Last name').fill('Nováková')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/auth\/account-created$/)
}

/** The newest link of this kind that was mailed to the address, from the developer's mailbox. */
async function mailedLink(page: Page, email: string, kind: RegExp): Promise<string> {
  const list = await (await page.request.get('/dev/mailbox')).text()
  for (const [, path = ''] of list.matchAll(/href="(\/dev\/mailbox\/[0-9a-f-]+)"/g)) {
    const mail = await (await page.request.get(path)).text()
    const link = kind.exec(mail)?.[0]
    if (mail.includes(email) && link !== undefined) return new URL(link).pathname
  }
  throw new Error(`no mail to ${email}`)
}

const activationLink = /http[^"\s]*\/auth\/activation\/[^"\s<]+/
const resetLink = /http[^"\s]*\/auth\/password\/reset\/[0-9a-f][^"\s<]+/

async function logIn(page: Page, email: string, given = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(given)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
}

async function activeAccount(page: Page, email: string): Promise<void> {
  await signUp(page, email)
  await page.goto(await mailedLink(page, email, activationLink))
  await page.getByRole('button', { name: 'Activate my account' }).click()
  await expect(page).toHaveURL(/\/auth\/activation\/complete$/)
}

test('from sign-up to the page that a rider wanted', async ({ page, context }) => {
  const email = newEmail()
  await activeAccount(page, email)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth\/login\?to=%2Fprofile$/)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/profile$/)
  const cookie = (await context.cookies()).find(({ name }) => name === 'auth-token')
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true })
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  await page.goto('/auth/login?to=%2Fprofile%2Fmemberships')
  await expect(page).toHaveURL(/\/profile\/memberships$/)
})

test('a failed login clears any token, says why beside the form and keeps the address', async ({
  page,
  context,
  watch,
}) => {
  watch.allowNetworkErrors()
  await page.goto('/auth/login')
  await logIn(page, 'nobody@example.org', 'not the password')
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('E-mail or password is wrong.')
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.org')
  expect((await context.cookies()).filter(({ name }) => name === 'auth-token')).toEqual([])
})

test('an account that is not active is offered another mail', async ({ page, watch }) => {
  watch.allowNetworkErrors()
  const email = newEmail()
  await signUp(page, email)
  await page.goto('/auth/login')
  await logIn(page, email)
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(page).toHaveURL(/\/auth\/activation\/sent$/)
})

test('what was typed survives a reload, but never a password; leaving asks', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/auth/signup')
  await page.getByLabel('First name').fill('Jana')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Jana')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(password)
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByRole('dialog')).toContainText('Leave this form?')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(/\/auth\/signup$/)
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('a double press sends once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) sent.push(request.url())
  })
  await page.goto('/auth/password/reset/send')
  await page.getByLabel('E-mail').fill(newEmail())
  await page.getByRole('button', { name: 'Send the mail' }).dblclick()
  await expect(page).toHaveURL(/\/auth\/password\/reset\/sent$/)
  expect(sent).toHaveLength(1)
})

test('errors stand beside their fields and in the summary, which leads to them', async ({ page }) => {
  await page.goto('/auth/signup')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText('4 things to correct')
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Password: / })
    .click()
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await field.fill('long enough by far')
  await expect(page.getByText('Use at least 10 characters.')).toHaveCount(0)
})

test('a changed password logs out, says so, and is the one that counts', async ({ page, watch }) => {
  watch.allowNetworkErrors()
  const email = newEmail()
  await activeAccount(page, email)
  await page.goto('/auth/password/update')
  await logIn(page, email)
  await expect(page).not.toHaveURL(/\/auth\//)
  await page.goto('/auth/password/update')
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('another good one 9')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not your current password.')
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText('Your password was changed. Log in with the new one.')).toBeVisible()
  await logIn(page, email, 'another good one 9')
  await expect(page).not.toHaveURL(/\/auth\//)
})

test('a forgotten password is replaced by mail, once', async ({ page, watch }) => {
  watch.allowNetworkErrors()
  const email = newEmail()
  await activeAccount(page, email)
  await page.goto('/auth/password/reset/send/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(page).toHaveURL(/\/auth\/password\/reset\/sent$/)
  const link = await mailedLink(page, email, resetLink)
  await page.goto(link)
  await page.getByLabel('New password').fill('a third good one 3')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await page.goto(link)
  await page.getByLabel('New password').fill('a fourth good one 4')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert')).toContainText('used already or has expired')
})

const pages = [
  ['/auth/login', 'Log In'],
  ['/auth/signup', 'Sign Up'],
  ['/auth/account-created', 'Account Created'],
  ['/auth/activation/0/nonsense-nonsense-nonsense', 'Activate Account'],
  ['/auth/activation/resend/', 'Resend Activation'],
  ['/auth/activation/sent/', 'Activation Sent'],
  ['/auth/activation/complete/', 'Activation Complete'],
  ['/auth/password/reset/0/nonsense-nonsense-nonsense/', 'Reset Password'],
  ['/auth/password/reset/send/', 'Reset Password'],
  ['/auth/password/reset/sent/', 'Reset Password Sent'],
  ['/setup?token=nonsense', 'Set Up'],
] as const

for (const scheme of ['light', 'dark'] as const) {
  test(`the account pages have their titles, no footer and no barriers, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const [path, title] of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${title} \\| `))
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([])
    }
  })
}

test('an address outside of the site is no place to return to', async ({ page }) => {
  const email = newEmail()
  await activeAccount(page, email)
  await page.goto('/auth/login?to=//evil.example/profile')
  await logIn(page, email)
  await expect(page).not.toHaveURL(/\/auth\/login/)
  expect(new URL(page.url()).hostname).not.toBe('evil.example')
})
