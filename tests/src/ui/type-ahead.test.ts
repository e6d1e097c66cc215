import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, nextOption, typeAheadMatch } from '#src/ui/type-ahead.ts'

const NAMES = ['Petra', 'Eliška', 'Pavel', 'Šárka'].map((label) => ({ label }))

describe('type ahead', () => {
  it.each([
    { typed: 'e', from: -1, index: 1 },
    { typed: 'p', from: 0, index: 2 },
    { typed: 'pp', from: 2, index: 0 },
    { typed: 'pa', from: 0, index: 2 },
    { typed: 'sar', from: 0, index: 3 },
    { typed: 'z', from: 0, index: -1 },
  ])('$typed from $from leads to $index', ({ typed, from, index }) => {
    expect(typeAheadMatch(NAMES, typed, from)).toBe(index)
  })

  it('only ever leads to an option that begins with what was typed and can be chosen', () => {
    const options = fc.array(fc.record({ label: fc.string(), disabled: fc.boolean() }))
    fc.assert(
      fc.property(
        options,
        fc.string({ minLength: 1, maxLength: 3 }),
        fc.integer({ min: -1, max: 5 }),
        (all, typed, from) => {
          const found = all[typeAheadMatch(all, typed, from)]
          if (found === undefined) return
          expect(found.disabled).toBe(false)
          expect(foldText(found.label).startsWith(foldText(typed).slice(0, 1))).toBe(true)
        },
      ),
    )
  })

  it('steps over what cannot be chosen and stays at the ends', () => {
    const options = [{ label: 'a' }, { label: 'b', disabled: true }, { label: 'c' }]
    expect(nextOption(options, 0, 1)).toBe(2)
    expect(nextOption(options, 2, 1)).toBe(2)
    expect(nextOption(options, 2, -1)).toBe(0)
  })
})
