import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { startEmbeddedProcess } from './embedded-process.ts'

const isRoot = process.getuid?.() === 0
let folder: string
let dataDir: string
let stateFolder: string
const stops: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatedrop-embedded-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'data')
  stateFolder = join(folder, 'state')
})

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
  await rm(folder, { recursive: true, force: true })
})

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function start(log: (message: string) => void = () => {}) {
  const embedded = await startEmbeddedPostgres({ dataDir, stateFolder, log })
  stops.push(() => embedded.stop())
  return embedded
}

it('keeps rows over an orderly stop, and its password readable by its owner only', async () => {
  const first = await start()
  await query(first.url, 'create table lap (ms int); insert into lap values (61234)')
  await first.stop()
  await first.stop()
  const second = await start()
  expect(await query(second.url, 'select ms from lap')).toEqual([{ ms: 61234 }])
  expect(await query(second.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
})

it('refuses a wrong password', async () => {
  const { url } = await start()
  await expect(query(url.replace(/:[^:@/]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed')
})

it('listens on the loopback interface where the path is too long for a socket', async () => {
  dataDir = join(folder, 'a-folder-with-a-long-name-'.repeat(4))
  const { url } = await start()
  expect(new URL(url).hostname).toBe('127.0.0.1')
  expect(await query(url, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

it('starts again with the committed rows after its process was killed', async () => {
  const killed = await startEmbeddedProcess(dataDir, stateFolder)
  await query(killed.url ?? '', 'create table lap (ms int); insert into lap values (59001)')
  await killed.end('SIGKILL')
  const said: string[] = []
  const { url } = await start((message) => said.push(message))
  expect(await query(url, 'select ms from lap')).toEqual([{ ms: 59001 }])
  expect(said.join()).toContain('that a killed process has left behind')
})

it('refuses a second process on the same folder, naming the holder, and lets it in afterwards', async () => {
  const holder = await startEmbeddedProcess(dataDir, stateFolder)
  stops.push(() => holder.end('SIGKILL'))
  const second = await startEmbeddedProcess(dataDir, stateFolder)
  expect(second.code).toBe('data_folder_in_use')
  expect(second.message).toContain(`pid ${holder.pid}`)
  expect(await query(holder.url ?? '', 'select 1 as alive')).toEqual([{ alive: 1 }])
  await holder.end('SIGTERM')
  expect(await query((await start()).url, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

it('refuses a second start in the same process', async () => {
  await start()
  await expect(start()).rejects.toThrow(EmbeddedPostgresError)
})

it('takes over a lock whose process is gone, also when its id now belongs to somebody else', async () => {
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  const lock = { pid: process.pid, process_start: 'an earlier boot', since: '2025-03-15T08:00:00.000Z' }
  await writeFile(join(dataDir, 'postgres', 'holder.json'), JSON.stringify(lock))
  expect(await query((await start()).url, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

it('starts beside a stale postmaster.pid that names a process of somebody else', async () => {
  const first = await start()
  await first.stop()
  const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  await writeFile(pidFile, `${process.pid}\n${join(dataDir, 'postgres', 'cluster')}\n0\n5432\n`)
  expect(await query((await start()).url, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

it.runIf(isRoot)('puts the data below the state folder when the account may not enter the data folder', async () => {
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o700)
  const said: string[] = []
  const first = await start((message) => said.push(message))
  await query(first.url, 'create table lap (ms int); insert into lap values (62500)')
  await first.stop()
  expect(said.join()).toContain(join(stateFolder, 'data'))
  expect(await readFile(join(dataDir, 'where-the-database-is.txt'), 'utf8')).toContain(join(stateFolder, 'data'))

  await chmod(dataDir, 0o755)
  expect(await query((await start()).url, 'select ms from lap')).toEqual([{ ms: 62500 }])
})

it.runIf(isRoot)('runs without root, and refuses a folder that belongs to another account', async () => {
  const nobody = (await stat(dataDir).catch(() => null))?.uid ?? 65534
  await chmod(folder, 0o777)
  const held = await startEmbeddedProcess(dataDir, stateFolder, nobody)
  stops.push(() => held.end('SIGKILL'))
  expect(await query(held.url ?? '', 'select 1 as alive')).toEqual([{ alive: 1 }])
  await held.end('SIGTERM')
  const foreign = await startEmbeddedProcess(dataDir, stateFolder, nobody - 1)
  expect(foreign.code).toBe('data_folder_foreign')
})
