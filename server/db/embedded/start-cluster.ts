import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseHome } from './database-home.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { runProgram } from './run-program.ts'

/** Included by postgresql.conf, written anew at every start. */
export const SETTINGS_FILE = 'gatedrop.conf'

const LARGEST_LOG_BYTES = 10 * 1024 * 1024
const ATTEMPTS = 5

/** Starts the server and waits until it takes connections (crash recovery included). */
export async function startCluster(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await writeSettings(home, settings)
  const logFile = join(home.runFolder, 'postgres.log')
  for (let attempt = 1; ; attempt += 1) {
    await keepLogSmall(logFile)
    const { exitCode, output } = await runProgram(
      binaries.pgCtl,
      ['start', '--pgdata', home.clusterFolder, '--log', logFile, '--wait', '--timeout=120', '--silent'],
      home.account,
    )
    if (exitCode === 0) return
    const lastLines = await readEnd(logFile)
    // After a server was killed outright, its last backends need a moment to notice.
    const isStillEmptying = lastLines.includes('pre-existing shared memory block')
    if (!isStillEmptying || attempt === ATTEMPTS) {
      throw new EmbeddedPostgresError(
        'start_failed',
        `PostgreSQL did not start: ${output}\nThe end of ${logFile}:\n${lastLines}`,
      )
    }
    await pause(1000)
  }
}

async function writeSettings(home: DatabaseHome, settings: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  const file = join(home.clusterFolder, SETTINGS_FILE)
  await rm(file, { force: true })
  await writeFile(file, `# Written at every start\n${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 })
  if (home.account !== null) await chown(file, home.account.uid, home.account.gid)
}

async function keepLogSmall(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LARGEST_LOG_BYTES) await rename(logFile, `${logFile}.1`)
}

async function readEnd(logFile: string): Promise<string> {
  return readFile(logFile, 'utf8').then(
    (text) => text.trimEnd().split('\n').slice(-8).join('\n'),
    () => '(no log)',
  )
}
