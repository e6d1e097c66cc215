import { expect, test } from './browser-test.ts'
import { signIn } from './sign-in.ts'

test('the bar has the links of the specification, and marks where one is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/events')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Events', 'Results', 'Pricing', 'News', 'Benefits'])
  await expect(bar.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible()
})

test('on a phone the bar collapses and closes itself on every route change', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByLabel('Menu').first().click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Results' }).click()
  await expect(page).toHaveURL(/\/results$/)
  await expect(menu).toBeHidden()
})

test('the menu opens before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Menu').first().click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL(/\/events$/)
  await context.close()
})

test('logging out says so, ends the token on the server and leaves personal places', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'secretary@demo.example')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const cookie = (await page.context().cookies()).find((each) => each.name === 'auth-token')
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: true })
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page).toHaveURL(/\/admin\/home$/)
  await page.getByText('Profile', { exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You have been logged out!')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/auth/login' && url.searchParams.get('to') === '/admin/home')
  expect((await page.context().cookies()).some((each) => each.name === 'auth-token')).toBe(false)
  const answer = await page.request.get('/api/v1/accounts/current/', {
    headers: { authorization: `Token ${cookie?.value}` },
  })
  expect(answer.status()).toBe(401)
})

test('the keyboard reaches the content first', async ({ page }) => {
  await page.goto('/events')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})
