import { expect, test } from './browser-test.ts'
import { signIn } from './sign-in.ts'

const personal = [
  '/cart',
  '/profile',
  '/profile/linked-profiles',
  '/profile/purchases',
  '/purchase/successful',
  '/membership/sign-up',
  '/auth/password/update',
]
const admin = ['/admin/home', '/admin/users', '/admin/payment/configuration', '/FIM/register']

for (const path of [...personal, ...admin]) {
  test(`anonymous on ${path} goes to the login with the way back`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === '/auth/login' && url.searchParams.get('to') === path)
  })
}

test('a rider on an admin route is refused with the words of the specification', async ({ page }) => {
  await signIn(page, 'rider@demo.example')
  await page.goto('/admin/home')
  await expect(page).toHaveURL(/\/error\/403$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 403 - Forbidden')
  await expect(page.getByRole('main')).toContainText(
    'Sorry, you do not have the necessary permissions to access this. Please contact your system administrator if this is incorrect.',
  )
  await expect(page).toHaveTitle('Error 400 | Ridgeback')
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' })).toHaveCount(0)
})

for (const email of ['secretary@demo.example', 'gate@demo.example', 'super@demo.example', 'platform@demo.example']) {
  test(`${email} may enter the admin area`, async ({ page }) => {
    await signIn(page, email)
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/home$/)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
}

test('the way back stays inside the site', async ({ page }) => {
  await signIn(page, 'rider@demo.example', '/auth/login?to=https%3A%2F%2Fevil.example%2F')
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.hostname === '127.0.0.1')
})

test('after the login a person stands where they wanted to go', async ({ page }) => {
  await page.goto('/profile/purchases')
  await expect(page).toHaveURL(/auth\/login/)
  await page.getByLabel('E-mail').fill('rider@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('trackside-2025')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/profile\/purchases$/)
})
