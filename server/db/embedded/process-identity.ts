import { readFile } from 'node:fs/promises'
import { runProgram } from './run-program.ts'

/**
 * When the process with this id started, as an opaque text that differs between two processes that had the same id
 * one after the other (also across a reboot or in a restarted container); null when there is no such process.
 */
export async function findProcessStart(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null
  if (process.platform === 'linux') return findLinuxProcessStart(pid)
  if (process.platform === 'win32') return 'unknown'
  const { exitCode, output } = await runProgram('ps', ['-o', 'lstart=', '-p', String(pid)], null)
  return exitCode === 0 ? output : null
}

async function findLinuxProcessStart(pid: number): Promise<string | null> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8')
    const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    // The command's name stands in brackets and may hold spaces; after it: state is field 3, start time field 22.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    const isZombie = fields[0] === 'Z'
    return isZombie ? null : `${bootId.trim()}:${fields[19]}`
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
