import { expect, test } from 'vitest'
import { formatAsOf, type ShownQuery, shownAsOf } from '#src/offline/as-of.ts'
import { createCachedAnswers } from '#src/offline/cached-answers.ts'

const results: ShownQuery = { isPublic: true, isActive: true, noun: 'results', dataUpdatedAt: 500 }

test.each<[string, ShownQuery[], number | null, number | null]>([
  ['nothing is known', [], null, null],
  ['the time of the answer on screen', [results], null, 500],
  ['the oldest of several', [results, { ...results, dataUpdatedAt: 300 }], null, 300],
  ['the worker knows better when an answer was true', [results], 200, 200],
  [
    "how old the club's details are does not matter",
    [results, { ...results, noun: 'site', dataUpdatedAt: 1 }],
    null,
    500,
  ],
  ['another page does not matter', [results, { ...results, isActive: false, dataUpdatedAt: 1 }], null, 500],
  ['personal data is never old: it is not kept', [{ ...results, isPublic: false, dataUpdatedAt: 1 }], null, null],
  ['a read under way has no time yet', [{ ...results, dataUpdatedAt: 0 }], null, null],
])('%s', (_sentence, queries, oldestCached, at) => {
  expect(shownAsOf(queries, oldestCached)).toBe(at)
})

const noon = Date.UTC(2025, 2, 15, 11)
test.each([
  ['today', Date.UTC(2025, 2, 15, 13, 32), Date.UTC(2025, 2, 15, 20), '14:32'],
  ['after midnight', Date.UTC(2025, 2, 15, 23, 5), Date.UTC(2025, 2, 16, 9), '00:05'],
  ['yesterday', Date.UTC(2025, 2, 14, 13, 32), noon, 'Mar 14, 14:32'],
  ['the same day a year ago', Date.UTC(2024, 2, 15, 13, 32), noon, 'Mar 15, 14:32'],
])('%s is said so', (_sentence, at, now, text) => {
  expect(formatAsOf(at, now, 'Europe/Prague')).toBe(text)
})

test('a page begins with the answers that a touch asked for just before', () => {
  let now = 0
  const answers = createCachedAnswers(() => now)
  expect(answers.hasAny()).toBe(false)
  answers.note('events/', '2025-03-15T08:00:00.000Z')
  expect(answers.hasAny()).toBe(true)
  now = 60_000
  answers.note('results/events/{id}/race-runs/', '2025-03-15T13:32:00.000Z')
  answers.note('site/', '2024-01-01T00:00:00.000Z')
  answers.note('events/{id}/', 'yesterday')
  expect(answers.oldest()).toBe(Date.UTC(2025, 2, 15, 8))
  answers.beginPage()
  expect(answers.oldest()).toBe(Date.UTC(2025, 2, 15, 13, 32))
  now = 120_000
  answers.beginPage()
  expect(answers.oldest()).toBeNull()
})
