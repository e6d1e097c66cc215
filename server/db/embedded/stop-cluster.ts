import type { DatabaseHome } from './database-home.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { runProgram } from './run-program.ts'
import { findRunningPostmaster } from './running-postmaster.ts'

/** Rolls back what is open and stops in order; a server that does not obey within a minute is cut off (it recovers). */
export async function stopCluster(home: DatabaseHome, binaries: PostgresBinaries): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    if ((await findRunningPostmaster(home)) === null) return
    const { exitCode } = await runProgram(
      binaries.pgCtl,
      ['stop', '--pgdata', home.clusterFolder, `--mode=${mode}`, '--wait', '--timeout=60', '--silent'],
      home.account,
    )
    if (exitCode === 0) return
  }
  if ((await findRunningPostmaster(home)) !== null) {
    throw new EmbeddedPostgresError('stop_failed', `PostgreSQL in ${home.clusterFolder} does not stop`)
  }
}
