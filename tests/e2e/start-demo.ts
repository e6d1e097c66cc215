import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the built server with a fresh demo season for the whole browser run; BASE_URL names one that runs already. */
export default async function startDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL !== undefined) return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'gatedrop-e2e-'))
  const child = spawn(process.execPath, ['dist/server/main.js', '--demo'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      APP_ENV: 'development',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '100000',
    },
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
  process.env.BASE_URL = address
  process.env.SERVER_PID = String(child.pid)
  return async () => {
    child.kill('SIGTERM')
    await new Promise((done) => child.on('exit', done))
    rmSync(dataDir, { recursive: true, force: true })
  }
}
