import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventOverall, type MotoLine } from '#domain/results/event-overall.ts'
import type { ResultStatus } from '#domain/results/result-status.ts'

const points = [25, 22, 20, 18, 16]

/** A moto from numbers in finishing order; `7 DNF` and the like behind them. */
function moto(...lines: string[]): MotoLine[] {
  const statuses: ResultStatus[] = ['DNF', 'DNS', 'DSQ', 'NC']
  return lines.map((line, index): MotoLine => {
    const [number = '', word = ''] = line.split(' ')
    const status = statuses.find((one) => one === word) ?? 'finished'
    const place = status === 'finished' ? index + 1 : null
    return {
      event_sign_up_id: number,
      participant_id: number,
      start_number: number,
      class_position: place,
      class_rank: index + 1,
      status,
      points: place === null ? 0 : (points[index] ?? 0),
    }
  })
}

type Method = 'points_sum' | 'places_sum'
const short = (motos: MotoLine[][], method: Method) =>
  eventOverall(motos, method).map((row) => `${row.position ?? '-'} ${row.start_number} ${row.total}`)

describe('eventOverall', () => {
  const cases: { name: string; motos: MotoLine[][]; method: Method; expected: string[] }[] = [
    {
      name: 'points sum',
      motos: [moto('1', '2', '3'), moto('1', '3', '2')],
      method: 'points_sum',
      expected: ['1 1 50', '2 3 42', '3 2 42'],
    },
    {
      name: 'points sum: 1-2 against 2-1, the better last moto wins',
      motos: [moto('1', '2'), moto('2', '1')],
      method: 'points_sum',
      expected: ['1 2 47', '2 1 47'],
    },
    {
      name: 'sum of places',
      motos: [moto('1', '2', '3'), moto('3', '1', '2')],
      method: 'places_sum',
      expected: ['1 1 3', '2 3 4', '3 2 5'],
    },
    {
      name: 'sum of places: the better last moto breaks the tie',
      motos: [moto('1', '2'), moto('2', '1')],
      method: 'places_sum',
      expected: ['1 2 3', '2 1 3'],
    },
    {
      name: 'sum of places: a DNF scores where it stands, DNS and DSQ one more than all riders',
      motos: [moto('1', '2', '3 DNF', '4 DNS', '5 DSQ')],
      method: 'places_sum',
      expected: ['1 1 1', '2 2 2', '3 3 3', '4 5 6', '- 4 6'],
    },
    {
      name: 'the two methods can differ',
      motos: [moto('1', '2', '3', '4', '5'), moto('2', '3', '4', '5', '1'), moto('1', '2', '3', '4', '5')],
      method: 'places_sum',
      expected: ['1 2 5', '2 1 7', '3 3 8', '4 4 11', '5 5 14'],
    },
    {
      name: 'a rider who missed the last moto loses every tie',
      motos: [moto('1', '2', '3', '4', '5'), moto('5', '4', '2', '3')],
      method: 'points_sum',
      expected: ['1 2 42', '2 5 41', '3 4 40', '4 3 38', '5 1 25'],
    },
  ]
  it.each(cases)('$name', ({ motos, method, expected }) => {
    expect(short(motos, method)).toEqual(expected)
  })

  it('equals to the last moto share the place', () => {
    const shared = moto('1', '2', '3').map((line) => ({
      ...line,
      class_position: line.start_number === '2' ? 1 : line.class_position,
    }))
    const level = shared.map((line) => ({ ...line, points: line.start_number === '3' ? 20 : 25 }))
    expect(short([level], 'points_sum')).toEqual(['1 1 25', '1 2 25', '3 3 20'])
  })

  it('says where the last moto decided', () => {
    const rows = eventOverall([moto('1', '2', '3'), moto('2', '1', '3')], 'points_sum')
    expect(rows.map((row) => row.tie_broken)).toEqual([true, true, false])
  })

  it('the order of the lines within a moto does not matter', () => {
    const first = moto('1', '2', '3', '4')
    const second = moto('4', '2', '1', '3')
    fc.assert(
      fc.property(
        fc.shuffledSubarray(first, { minLength: 4 }),
        fc.shuffledSubarray(second, { minLength: 4 }),
        (a, b) => {
          expect(eventOverall([a, b], 'points_sum')).toEqual(eventOverall([first, second], 'points_sum'))
        },
      ),
    )
  })
})
