import { expect, test } from 'vitest'
import { readSourceFiles, treeOf } from './source-files.ts'

const files = readSourceFiles()
const own = new Set(['domain', 'server', 'src', 'sw', 'tests', 'bench'])
const breaches = (refuses: (from: string, to: string) => boolean): string[] =>
  files.flatMap((file) => file.imports.filter((to) => refuses(file.path, to)).map((to) => `${file.path} -> ${to}`))

test('the domain imports zod and itself, nothing else', () => {
  expect(
    breaches((from, to) => treeOf(from) === 'domain' && treeOf(to) !== 'domain' && to !== 'zod/mini' && to !== 'zod'),
  ).toEqual([])
})

test('the app and the server never import each other', () => {
  expect(breaches((from, to) => treeOf(from) === 'src' && treeOf(to) === 'server')).toEqual([])
  expect(breaches((from, to) => treeOf(from) === 'server' && treeOf(to) === 'src')).toEqual([])
})

test('the worker imports the domain, the outbox and the API client at most', () => {
  const allowed = (to: string) =>
    !own.has(treeOf(to)) || /^(sw|domain)\//.test(to) || to.startsWith('src/offline/') || to === 'src/lib/api-client.ts'
  expect(breaches((from, to) => treeOf(from) === 'sw' && !allowed(to))).toEqual([])
})

test('nobody imports tests', () => {
  expect(breaches((from, to) => treeOf(to) === 'tests' && !['tests', 'bench'].includes(treeOf(from)))).toEqual([])
})

test('stores and use cases know neither handlers nor Fastify', () => {
  const isPlain = (path: string) => /^server\/[a-z-]+\/.*(-store|-rules|publish-[a-z-]+|-job)\.ts$/.test(path)
  expect(breaches((from, to) => isPlain(from) && (/-handlers\.ts$/.test(to) || to === 'fastify'))).toEqual([])
})

test('a feature takes only data from another noun: its queries, commands and hooks', () => {
  const nounOf = (path: string) => /^src\/features\/([a-z-]+)\//.exec(path)?.[1]
  const isData = (path: string) => /(-queries|-commands|\/use-[a-z-]+)\.tsx?$/.test(path)
  expect(
    breaches((from, to) => {
      const noun = nounOf(from)
      const other = nounOf(to)
      return noun !== undefined && other !== undefined && noun !== other && !isData(to)
    }),
  ).toEqual([])
})

test('features, offline, lib and ui do not import routes; ui and lib do not import features', () => {
  expect(
    breaches((from, to) => /^src\/(features|offline|lib|ui)\//.test(from) && to.startsWith('src/routes/')),
  ).toEqual([])
  expect(breaches((from, to) => /^src\/(lib|ui)\//.test(from) && to.startsWith('src/features/'))).toEqual([])
})
