import { expect, test } from './browser-test.ts'

const site = 'Ridgeback'
const titles: [string, string][] = [
  ['/', site],
  ['/events', `Events | ${site}`],
  ['/results', `Results | ${site}`],
  ['/pricing', `Pricing | ${site}`],
  ['/partner-benefits', `Partner Benefits | ${site}`],
  ['/blog/posts', `News | ${site}`],
  ['/privacy-policy', `Privacy Policy | ${site}`],
  ['/imprint', `Imprint | ${site}`],
  ['/error/403', `Error 400 | ${site}`],
  ['/auth/login', `Log In | ${site}`],
  ['/auth/signup', `Sign Up | ${site}`],
]

test('every title is the route, a separator, the site: in the HTML and after navigating', async ({ page }) => {
  for (const [path, title] of titles) {
    const html = await (await page.request.get(path)).text()
    // Pages with passwords get the shell, whose title is the site's until the app runs.
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1], path).toBe(path.startsWith('/auth') ? site : title)
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle(`Pricing | ${site}`)
})
