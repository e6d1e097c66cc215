import type { Browser } from '@playwright/test'
import { launchChromium } from '../browser.ts'
import { startDemoServer } from '../demo-server.ts'
import { type Group, median, spreadOf, tidy } from '../figure.ts'
import { startSlowProxy } from '../slow-proxy.ts'

const runs = 7
type Paints = { fcp: number; lcp: number }

/** A first visit over a slow line (150 ms, 1.6 Mbit/s, 4x CPU): the rendered page against the plain shell of this build. */
export const firstPaint: Group = async () => {
  const server = await startDemoServer()
  const shell = await startDemoServer({ RENDER_PAGES: 'off' })
  const results = await findRun(server.address)
  const shellResults = await findRun(shell.address)
  const browser = await launchChromium()
  const seen = {
    home: [] as Paints[],
    homeShell: [] as Paints[],
    results: [] as Paints[],
    resultsShell: [] as Paints[],
  }
  for (let run = 0; run < runs; run += 1) {
    seen.home.push(await visit(browser, server.address, '/'))
    seen.homeShell.push(await visit(browser, shell.address, '/'))
    seen.results.push(await visit(browser, server.address, results))
    seen.resultsShell.push(await visit(browser, shell.address, shellResults))
  }
  await browser.close()
  await server.stop()
  await shell.stop()
  const lcp = (paints: Paints[]) => paints.map((paint) => paint.lcp)
  const fcp = (paints: Paints[]) => paints.map((paint) => paint.fcp)
  const ratio = (some: number[], others: number[]) => tidy(median(some) / median(others))
  return {
    home_lcp_vs_shell: {
      value: ratio(lcp(seen.home), lcp(seen.homeShell)),
      unit: 'ratio',
      aim: '<= 0.5',
      spread: `shell ${spreadOf(lcp(seen.homeShell))}`,
    },
    results_fcp_vs_shell: {
      value: ratio(fcp(seen.results), fcp(seen.resultsShell)),
      unit: 'ratio',
      aim: '<= 0.3',
      spread: `shell ${spreadOf(fcp(seen.resultsShell))}`,
    },
    home_lcp_ms: { value: Math.round(median(lcp(seen.home))), unit: 'ms', aim: null, spread: spreadOf(lcp(seen.home)) },
    home_fcp_ms: { value: Math.round(median(fcp(seen.home))), unit: 'ms', aim: null, spread: spreadOf(fcp(seen.home)) },
    results_fcp_ms: {
      value: Math.round(median(fcp(seen.results))),
      unit: 'ms',
      aim: null,
      spread: spreadOf(fcp(seen.results)),
    },
  }
}

async function visit(browser: Browser, address: string, path: string): Promise<Paints> {
  const proxy = await startSlowProxy(new URL(address), 150, 1_600_000)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(proxy.address + path, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(4000)
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((done) => {
        const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
        new PerformanceObserver((list) =>
          done({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? Number.NaN }),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  proxy.stop()
  return paints
}

/** The results page of the first run of the first event that has results. */
async function findRun(address: string): Promise<string> {
  const events: { results: { id: string; results_available: boolean }[] } = await (
    await fetch(`${address}/api/v1/events/?when=past`)
  ).json()
  const event = events.results.find((each) => each.results_available)
  const list: { id: string; state: string | null }[] = await (
    await fetch(`${address}/api/v1/results/events/${event?.id}/race-runs/`)
  ).json()
  const run = list.find((each) => each.state !== null)
  return `/events/${event?.id}/results/race-run/${run?.id}`
}
