import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launchChromium } from '../browser.ts'
import { startDemoServer } from '../demo-server.ts'
import { type Group, tidy } from '../figure.ts'

/** What a visitor's first home page loads before it is idle, and what the worker keeps for offline. */
export const size: Group = async () => {
  const server = await startDemoServer()
  const browser = await launchChromium()
  const page = await browser.newPage()
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.endsWith('.js') && !response.fromServiceWorker()) scripts.add(path)
  })
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  await page.goto(server.address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(5000)
  await browser.close()
  await server.stop()
  const bytes = [...scripts].reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(join('dist/client', path))).length,
    0,
  )
  const precached = readPrecache()
  return {
    home_js_brotli_kb: { value: tidy(bytes / 1000), unit: 'kB', aim: '<= 150', spread: `${scripts.size} files` },
    precache_mb: { value: tidy(precached.reduce((sum, file) => sum + file, 0) / 1_000_000), unit: 'MB', aim: '<= 1.2' },
    precache_files: { value: precached.length, unit: 'files', aim: '<= 40' },
  }
}

/** Sizes of the files that the built worker names in its precache. */
function readPrecache(): number[] {
  const worker = readFileSync('dist/client/sw.js', 'utf8')
  const names = [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map((match) => match[1] ?? '')
  const present = new Set(readdirSync('dist/client', { recursive: true, encoding: 'utf8' }))
  return [...new Set(names)].filter((name) => present.has(name)).map((name) => statSync(join('dist/client', name)).size)
}
