import { expect, test } from 'vitest'
import { calls } from '#domain/calls.ts'
import type { Call } from '#domain/core/call.ts'
import { isOneOf, livePaths, publicPaths } from '#sw/public-paths.ts'

const all: Call[] = Object.values(calls)
const isJson = (call: Call) => call.answer !== null && !('file' in call.answer)
const listed: readonly string[] = [...publicPaths, ...livePaths]

test('the list names every call whose JSON is the same for everybody, and nothing else', () => {
  const wanted = all.filter((call) => call.cachedFor !== null && isJson(call)).map((call) => call.path)
  expect([...listed].sort()).toEqual([...new Set(wanted)].sort())
})

test('no call that is not public looks like one that is', () => {
  const personal = all.filter((call) => call.cachedFor === null && call.method === 'GET')
  const mistaken = personal.filter((call) => isOneOf(listed, call.path.replace(/\{\w+\}/g, 'x')))
  expect(mistaken.map((call) => call.path)).toEqual([])
})
