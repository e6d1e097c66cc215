import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs every gate in turn and adds up what they counted. `check` leaves the browser out. The last line is
 * `N passed, N failed`; the exit code is 1 when anything failed.
 */
const root = join(import.meta.dirname, '..')
const reports = join(root, '.tmp/reports')
const quick = process.argv[2] === 'check'

type Count = { passed: number; failed: number }

async function run(name: string, command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const started = Date.now()
  process.stdout.write(`\n== ${name}\n`)
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const code = await new Promise<number>((done) => {
    child.on('error', () => done(1))
    child.on('close', (status) => done(status ?? 1))
  })
  process.stdout.write(
    `== ${name}: ${code === 0 ? 'ok' : 'failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
  )
  return code
}

/** A gate without tests of its own counts as one. */
async function gate(name: string, args: string[]): Promise<Count> {
  const code = await run(name, 'npx', args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(): Promise<Count> {
  const file = join(reports, 'vitest.json')
  const code = await run('unit and API tests', 'npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report: { numPassedTests?: number; numFailedTests?: number; numFailedTestSuites?: number } = readReport(file)
  const passed = report.numPassedTests ?? 0
  const failed = Math.max(report.numFailedTests ?? 0, code !== 0 ? 1 : 0)
  return { passed, failed: passed === 0 && failed === 0 ? 1 : failed }
}

async function browser(): Promise<Count> {
  const file = join(reports, 'browser.json')
  const code = await run('browser tests', 'npx', ['playwright', 'test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report: { stats?: { expected: number; unexpected: number; flaky: number } } = readReport(file)
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {}
  const failed = Math.max(unexpected + flaky, code !== 0 ? 1 : 0)
  return { passed: expected, failed: expected === 0 && failed === 0 ? 1 : failed }
}

function readReport(file: string): object {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const counts: Count[] = []
counts.push(await gate('build', ['npm', 'run', '--silent', 'build']))
counts.push(await gate('format and lint', ['biome', 'check', '--error-on-warnings', '.']))
counts.push(await gate('types', ['tsc', '-p', 'tsconfig.json']))
counts.push(await vitest())
if (!quick) counts.push(await browser())

const total = counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }))
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
