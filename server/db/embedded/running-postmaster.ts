import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseHome } from './database-home.ts'
import { findProcessStart } from './process-identity.ts'
import { runProgram } from './run-program.ts'

/**
 * The process id of the server that runs on this cluster, such as one whose Node process was killed; null when none.
 * After a power cut the pid file may name a process that has nothing to do with us: then the file is removed, because
 * PostgreSQL would refuse to start beside it and pg_ctl would stop that stranger.
 */
export async function findRunningPostmaster(home: DatabaseHome): Promise<number | null> {
  const file = join(home.clusterFolder, 'postmaster.pid')
  const pid = await readFile(file, 'utf8').then(
    (text) => Number.parseInt(text, 10),
    () => null,
  )
  if (pid === null) return null
  if (Number.isInteger(pid) && (await isServerOf(home.clusterFolder, pid))) return pid
  await rm(file, { force: true })
  return null
}

async function isServerOf(clusterFolder: string, pid: number): Promise<boolean> {
  if ((await findProcessStart(pid)) === null) return false
  if (process.platform === 'win32') return true
  return (await readCommandLine(pid)).includes(clusterFolder)
}

async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return (await runProgram('ps', ['-o', 'args=', '-ww', '-p', String(pid)], null)).output
}
