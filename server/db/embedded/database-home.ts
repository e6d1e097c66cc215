import { createHash } from 'node:crypto'
import { access, chmod, chown, mkdir, realpath, stat, writeFile } from 'node:fs/promises'
import { homedir, platform } from 'node:os'
import { join, resolve } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findAccountOfCluster, findPostgresAccount, isPermitted, type PostgresAccount } from './postgres-account.ts'

/** Where the private database lives, and who runs it (null: ourselves). */
export type DatabaseHome = {
  folder: string
  /** PostgreSQL's own files; theirs alone (0700). */
  clusterFolder: string
  /** Socket and log; writable by the account. */
  runFolder: string
  account: PostgresAccount | null
}

/** Root-owned state that other accounts may pass through. */
export function systemStateFolder(): string {
  if (platform() === 'darwin') return '/usr/local/var/gatedrop'
  return platform() === 'win32' ? join(homedir(), 'AppData', 'Local', 'gatedrop') : '/var/lib/gatedrop'
}

/**
 * The database lives in `dataDir`/postgres. When we are root and the account that runs PostgreSQL may not go there
 * (a folder below /root), it lives below the system's state folder, and a note in `dataDir` says where. A cluster
 * that exists is never left behind: a change of permissions must not look like an empty database.
 */
export async function prepareDatabaseHome(
  dataDir: string,
  stateFolder: string,
  log: (message: string) => void,
): Promise<DatabaseHome> {
  await mkdir(resolve(dataDir), { recursive: true })
  // A running server is recognised by this path on its command line, so there may be one spelling only.
  const dataFolder = await realpath(resolve(dataDir))
  const wanted = join(dataFolder, 'postgres')
  const elsewhere = join(stateFolder, 'data', createHash('sha256').update(wanted).digest('hex').slice(0, 16))
  if (await hasCluster(wanted)) return openHome(wanted)
  if (await hasCluster(elsewhere)) {
    log(`The database of ${dataFolder} lives in ${elsewhere}`)
    return openHome(elsewhere)
  }

  const account = await findPostgresAccount()
  await makePassable(wanted)
  if (await isPermitted('-x', wanted, account)) return homeIn(wanted, account)

  await makePassable(stateFolder)
  await makePassable(join(stateFolder, 'data'))
  await makePassable(elsewhere)
  const sentence = `The account "${account?.name}", which runs PostgreSQL because we are root, may not enter ${wanted}. The database lives in ${elsewhere}`
  log(sentence)
  await writeFile(join(dataFolder, 'where-the-database-is.txt'), `${sentence}\n`)
  return homeIn(elsewhere, account)
}

async function openHome(folder: string): Promise<DatabaseHome> {
  const clusterFolder = join(folder, 'cluster')
  const account = await findAccountOfCluster(clusterFolder)
  const owner = (await stat(clusterFolder)).uid
  const ownUid = process.getuid?.()
  if (account === null && ownUid !== undefined && owner !== ownUid) {
    throw new EmbeddedPostgresError(
      'data_folder_foreign',
      `The database in ${folder} belongs to the account with uid ${owner}, and we run as uid ${ownUid}. ` +
        'Start as that account, or as root.',
    )
  }
  if (!(await isPermitted('-x', folder, account))) {
    throw new EmbeddedPostgresError(
      'data_folder_foreign',
      `The account "${account?.name}", which owns the database in ${folder}, may no longer enter that folder. ` +
        'Give the folders above it the right to be passed through (chmod o+x).',
    )
  }
  return homeIn(folder, account)
}

async function homeIn(folder: string, account: PostgresAccount | null): Promise<DatabaseHome> {
  const home = { folder, clusterFolder: join(folder, 'cluster'), runFolder: join(folder, 'run'), account }
  await mkdir(home.runFolder, { recursive: true })
  await chmod(home.runFolder, 0o700)
  if (account !== null) await chown(home.runFolder, account.uid, account.gid)
  return home
}

/** Ours, and others may pass through without listing it, whatever the umask. */
async function makePassable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
}

async function hasCluster(folder: string): Promise<boolean> {
  return access(join(folder, 'cluster')).then(
    () => true,
    () => false,
  )
}
