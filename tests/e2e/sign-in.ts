import { expect, type Page } from '@playwright/test'

export const password = 'trackside-2025'

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, email: string, to = '/auth/login'): Promise<void> {
  await page.goto(to)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)
}

/** Answers the question about tracking, which lies over the foot of the page. */
export async function decline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Decline' }).click()
}
