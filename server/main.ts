import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { EmbeddedPostgresError } from './db/embedded/embedded-postgres-error.ts'
import { EnvProblem, parseEnv } from './env.ts'
import { safeError } from './http/safe-error.ts'
import { openStorage } from './open-storage.ts'
import { startServer } from './start-server.ts'

/** The only file that touches the process: environment in, server up, signals out. */
async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const log = pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const demo = process.argv.includes('--demo')
  const root = resolve(import.meta.dirname, import.meta.dirname.endsWith(join('dist', 'server')) ? '../..' : '..')
  const storage = await openStorage(env, log)
  const server = await startServer({ env, log, storage, demo, root }).catch(async (error: unknown) => {
    await storage.close()
    throw error
  })
  process.stdout.write(`\nGatedrop is at ${server.address}\n${server.notice.map((line) => `${line}\n`).join('')}\n`)
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), 15_000).unref()
    void server
      .stop()
      .catch((error: unknown) => log.error({ err: safeError(error) }, 'the server did not stop in order'))
      .then(() => storage.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  // Rejections that nobody handles come here too. Node itself would print the values of a failed query.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: safeError(error) }, 'an error that nobody handled')
    process.exit(1)
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error: unknown) => {
  const expected = error instanceof EnvProblem || error instanceof EmbeddedPostgresError
  process.stderr.write(
    `${expected && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
})
