import { expect, test } from './browser-test.ts'

test('dark mode follows the system by the class of the specification, from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/my-app-dark/)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await background()).toBe('rgb(20, 17, 14)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).not.toHaveClass(/my-app-dark/)
  expect(await background()).toBe('rgb(255, 255, 255)')
})
