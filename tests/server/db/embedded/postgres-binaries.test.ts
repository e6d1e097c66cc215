import { access, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { copyPostgresBinaries, preparePostgresBinaries } from '#server/db/embedded/postgres-binaries.ts'
import { runProgram } from '#server/db/embedded/run-program.ts'

let folder = ''

afterEach(() => rm(folder, { recursive: true, force: true }))

it('uses the programs where they lie when the account may go there', async () => {
  const binaries = await preparePostgresBinaries(null, '/never/used', () => {})
  expect((await runProgram(binaries.initdb, ['--version'], null)).output).toContain('PostgreSQL')
})

it('copies working programs once, complete with their library links', async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatedrop-programs-'))
  await chmod(folder, 0o755)
  const copied = await copyPostgresBinaries(folder, () => {})
  expect((await runProgram(copied.initdb, ['--version'], null)).exitCode).toBe(0)
  await access(join(folder, `postgres-${copied.version}`, 'complete'))
  const said: string[] = []
  await copyPostgresBinaries(folder, (message) => said.push(message))
  expect(said).toEqual([])
})
