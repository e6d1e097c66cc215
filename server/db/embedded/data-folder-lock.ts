import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findProcessStart } from './process-identity.ts'

const Holder = z.object({ pid: z.int(), process_start: z.string(), since: z.string() })
type Holder = z.infer<typeof Holder>

/**
 * Makes this process the only one that starts and stops the database in `folder`. A lock whose process is gone is
 * taken over. PostgreSQL guards its files itself; this lock gives the clear sentence and decides who may stop it.
 */
export async function holdDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = join(folder, 'holder.json')
  const own: Holder = {
    pid: process.pid,
    process_start: (await findProcessStart(process.pid)) ?? 'unknown',
    since: new Date().toISOString(),
  }
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    if (await createLock(file, own)) return { release: () => releaseLock(file, own) }
    const holder = await readLock(file)
    if (holder !== null && (await isRunning(holder))) {
      throw new EmbeddedPostgresError(
        'data_folder_in_use',
        `The data folder ${folder} is in use by another Gatedrop process (pid ${holder.pid}, since ${holder.since}). ` +
          'Stop that process first, or give this one a DATA_DIR of its own. ' +
          'Several processes on one database need DATABASE_URL.',
      )
    }
    if (holder !== null) await removeStaleLock(file, holder)
    else await pause(100)
  }
  throw new EmbeddedPostgresError(
    'data_folder_in_use',
    `The lock ${file} cannot be read. When no other Gatedrop process uses ${folder}, delete it and start again.`,
  )
}

async function createLock(file: string, own: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(own), { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Null while it is being written or has just gone. */
async function readLock(file: string): Promise<Holder | null> {
  try {
    return Holder.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

async function isRunning(holder: Holder): Promise<boolean> {
  return (await findProcessStart(holder.pid)) === holder.process_start
}

/** Of several processes that find the same stale lock, one may have replaced it already: what was moved is checked. */
async function removeStaleLock(file: string, stale: Holder): Promise<void> {
  const aside = `${file}.stale-${process.pid}`
  try {
    await rename(file, aside)
  } catch {
    return
  }
  const moved = await readLock(aside)
  if (moved !== null && moved.since !== stale.since) await writeFile(file, JSON.stringify(moved), { flag: 'wx' })
  await rm(aside, { force: true })
}

async function releaseLock(file: string, own: Holder): Promise<void> {
  const holder = await readLock(file)
  if (holder?.pid === own.pid && holder.process_start === own.process_start) await rm(file, { force: true })
}
