import { appendFile, chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseHome } from './database-home.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { runProgram } from './run-program.ts'
import { SETTINGS_FILE } from './start-cluster.ts'

/**
 * Makes an empty cluster unless there is one; a cluster of another major version is refused. It is made beside its
 * place and moved there when complete, so that a start that was cut off leaves no half database.
 * Its collation is the built-in C.UTF-8: the same on every machine.
 */
export async function initialiseCluster(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  userName: string,
  password: string,
): Promise<void> {
  const existingMajor = await readClusterMajor(home)
  if (existingMajor !== null) return refuseOtherMajor(home, binaries, existingMajor)

  const unfinished = `${home.clusterFolder}-unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await chmod(unfinished, 0o700)
  const passwordFile = join(home.runFolder, 'initial-password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (home.account !== null) {
    await chown(unfinished, home.account.uid, home.account.gid)
    await chown(passwordFile, home.account.uid, home.account.gid)
  }
  try {
    const { exitCode, output } = await runProgram(
      binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${userName}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
      ],
      home.account,
    )
    if (exitCode !== 0) {
      throw new EmbeddedPostgresError('initialise_failed', `initdb failed in ${unfinished}: ${output}`)
    }
    await appendFile(join(unfinished, 'postgresql.conf'), `\ninclude_if_exists = '${SETTINGS_FILE}'\n`)
    await rename(unfinished, home.clusterFolder)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Such as "18"; null when there is no cluster. */
async function readClusterMajor(home: DatabaseHome): Promise<string | null> {
  return readFile(join(home.clusterFolder, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )
}

function refuseOtherMajor(home: DatabaseHome, binaries: PostgresBinaries, major: string): void {
  if (binaries.version.startsWith(`${major}.`)) return
  throw new EmbeddedPostgresError(
    'data_version_mismatch',
    `The database in ${home.folder} was made by PostgreSQL ${major}, and this release brings ${binaries.version}. ` +
      'Back it up with the old release and restore it with this one.',
  )
}
