import { stat } from 'node:fs/promises'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { runProgram } from './run-program.ts'

/** The operating-system account under which PostgreSQL runs when we are root. */
export type PostgresAccount = { uid: number; gid: number; name: string }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * PostgreSQL refuses to run as root. As root: the account `gatedrop` when the machine has one, else `nobody`.
 * Not as root (or on Windows): null, meaning our own account.
 */
export async function findPostgresAccount(): Promise<PostgresAccount | null> {
  if (!isRoot()) return null
  for (const name of ['gatedrop', 'nobody']) {
    const uid = await numericId('-u', name)
    const gid = await numericId('-g', name)
    if (uid !== null && gid !== null && uid !== 0) return { uid, gid, name }
  }
  throw new EmbeddedPostgresError(
    'platform_unsupported',
    'PostgreSQL refuses to run as root, and this machine has no account "gatedrop" or "nobody" to run it. ' +
      'Create one (useradd --system gatedrop), start as another user, or set DATABASE_URL.',
  )
}

/** As root, an existing cluster is run by whoever owns it, so that a new account on the machine changes nothing. */
export async function findAccountOfCluster(clusterFolder: string): Promise<PostgresAccount | null> {
  if (!isRoot()) return null
  const { uid, gid } = await stat(clusterFolder)
  if (uid === 0) return findPostgresAccount()
  return { uid, gid, name: `uid ${uid}` }
}

/** Whether the account (null: ourselves) passes `test <flag> <path>`, judged by the kernel and not by reading modes. */
export async function isPermitted(flag: '-r' | '-x', path: string, account: PostgresAccount | null): Promise<boolean> {
  if (account === null) return true
  return (await runProgram('test', [flag, path], account)).exitCode === 0
}

async function numericId(flag: '-u' | '-g', name: string): Promise<number | null> {
  const { exitCode, output } = await runProgram('id', [flag, name], null)
  return exitCode === 0 && /^\d+$/.test(output) ? Number(output) : null
}
