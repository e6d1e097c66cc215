import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** Messages that a page may write to the console when a test takes the network away on purpose. */
const networkNoise =
  /net::ERR_|Failed to load resource|Failed to fetch|NetworkError|ApiProblem: No connection to the server/

type Watch = { problems: string[]; allowNetworkErrors(): void }

/** Like Playwright's `test`, and fails when a page logs an error, breaks the CSP or does not hydrate. */
export const test = base.extend<{ watch: Watch }>({
  baseURL: async ({ baseURL: _unused }, use) => use(process.env.BASE_URL ?? ''),
  watch: [
    async ({ page }, use) => {
      const problems: string[] = []
      let networkErrorsAllowed = false
      watchPage(page, problems)
      await use({ problems, allowNetworkErrors: () => (networkErrorsAllowed = true) })
      const real = problems.filter((problem) => !(networkErrorsAllowed && networkNoise.test(problem)))
      base.expect(real, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})

function watchPage(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text().slice(0, 300)}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${String(error).slice(0, 300)}`))
}
