import { type ChildProcess, spawn } from 'node:child_process'

export type SpawnedServer = {
  address: string
  child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the app built in `root` as a process of its own and waits until it prints its address. */
export async function spawnServer(
  env: Record<string, string>,
  args: string[] = ['--demo'],
  root = '.',
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, ['dist/server/main.js', ...args], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      APP_ENV: 'development',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const address = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const match = /is at (http:\/\/[^\s]+)/.exec(output)
      if (match?.[1] !== undefined) found(match[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => failed(new Error(`the server ended with ${code}:\n${output}`)))
  })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  return {
    address,
    child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}
