import { join } from 'node:path'
import pg from 'pg'
import { holdDataFolder } from './embedded/data-folder-lock.ts'
import { prepareDatabaseHome, systemStateFolder } from './embedded/database-home.ts'
import { keepDatabasePassword } from './embedded/database-password.ts'
import { initialiseCluster } from './embedded/initialise-cluster.ts'
import { isRoot } from './embedded/postgres-account.ts'
import { preparePostgresBinaries } from './embedded/postgres-binaries.ts'
import { findRunningPostmaster } from './embedded/running-postmaster.ts'
import { chooseServerAddress } from './embedded/server-address.ts'
import { startCluster } from './embedded/start-cluster.ts'
import { stopCluster } from './embedded/stop-cluster.ts'

const NAME = 'gatedrop'

export type EmbeddedPostgresOptions = {
  /** The folder that holds everything this installation must not lose. */
  dataDir: string
  log(message: string): void
  /** Where programs and data go when we are root and the account that runs PostgreSQL may not enter theirs. */
  stateFolder?: string
  /** Further PostgreSQL settings by name; tests switch durability off here, nobody else does. */
  settings?: Readonly<Record<string, string>>
}

export type EmbeddedPostgres = {
  /** Of the database `gatedrop`, as its owner. Holds the password: not for logs. */
  url: string
  /** Stops the server in order and gives the data folder free; repeated calls do nothing more. */
  stop(): Promise<void>
}

/**
 * Starts the private PostgreSQL of this installation, for when no DATABASE_URL is set.
 * A server left behind by a killed process is stopped in order and started again, so that its settings and programs
 * are this release's. Throws EmbeddedPostgresError with a sentence for the operator.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  stateFolder = systemStateFolder(),
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = await prepareDatabaseHome(dataDir, stateFolder, log)
  const lock = await holdDataFolder(home.folder)
  try {
    const copiesFolder = isRoot() ? stateFolder : join(home.folder, 'programs')
    const binaries = await preparePostgresBinaries(home.account, copiesFolder, log)
    const password = await keepDatabasePassword(home.folder)
    const leftBehind = await findRunningPostmaster(home)
    if (leftBehind !== null) {
      log(`Stopping the PostgreSQL that a killed process has left behind (pid ${leftBehind})`)
      await stopCluster(home, binaries)
    }
    await initialiseCluster(home, binaries, NAME, password)
    const address = await chooseServerAddress(home, NAME, password)
    await startCluster(home, binaries, { ...STANDARD_SETTINGS, ...address.settings, ...settings })
    try {
      await createDatabase(address.url('postgres'))
    } catch (error) {
      await stopCluster(home, binaries)
      throw error
    }

    let stopping: Promise<void> | null = null
    const stop = async () => {
      await stopCluster(home, binaries)
      await lock.release()
    }
    return {
      url: address.url(NAME),
      stop: () => {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const STANDARD_SETTINGS = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '100',
  // Short queries all of them: compiling one costs more than running it.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Statements may hold personal data.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [NAME])
    if (found.rowCount === 0) await client.query(`create database ${NAME}`)
  } finally {
    await client.end()
  }
}
