import { expect, it } from 'vitest'
import { similarNumbers } from '#domain/timing/similar-numbers.ts'

const cases: [string, string[]][] = [
  ['123', ['132', '23', '124', '1123']],
  ['69', ['99']],
  ['321', []],
]
it.each(cases)('%s may be meant for %j', (typed, expected) => {
  expect(similarNumbers(typed, ['132', '23', '124', '1123', '99', '777'])).toEqual(expected)
})
