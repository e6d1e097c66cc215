import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type DemoServer = {
  address: string
  dataDir: string
  startedInS: number
  stop(keepData?: boolean): Promise<void>
}

/** Starts the built server with a demo season and waits until it prints its address. */
export async function startDemoServer(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'gatedrop-bench-')),
): Promise<DemoServer> {
  const began = performance.now()
  const child = spawn(process.execPath, ['dist/server/main.js', '--demo'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '10000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((found, failed) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const match = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
      if (match !== null) found(match[0])
    })
    child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${output}`)))
  })
  const startedInS = (performance.now() - began) / 1000
  return {
    address,
    dataDir,
    startedInS,
    async stop(keepData = false) {
      const ended = new Promise((done) => child.on('exit', done))
      child.kill('SIGTERM')
      await ended
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
