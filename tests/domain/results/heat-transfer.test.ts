import { describe, expect, it } from 'vitest'
import { gatePickOrder } from '#domain/results/gate-pick-order.ts'
import { type HeatRow, type HeatTransfer, heatTransfer } from '#domain/results/heat-transfer.ts'

/** Rows of a heat from `name:place` or `name:status`, best first. */
function heat(...lines: string[]): HeatRow[] {
  return lines.map((line, index): HeatRow => {
    const [name = '', place = ''] = line.split(':')
    const position = Number(place)
    const placed = Number.isInteger(position)
    const status = place === 'DSQ' || place === 'DNS' ? place : placed ? 'finished' : 'DNF'
    const rank = placed ? position : index + 1
    const laps = placed ? 5 : 2
    return {
      event_sign_up_id: name,
      position: placed ? position : null,
      rank,
      status,
      laps,
      total_ms: 300_000 + index * 1000,
    }
  })
}

const names = (rows: readonly HeatRow[]) => rows.map((row) => row.event_sign_up_id).join(' ')
const finalists = (transfer: HeatTransfer) => transfer.final.map(({ row }) => row.event_sign_up_id).join(' ')
const heats = [heat('a:1', 'b:2', 'c:3', 'd:4', 'e:DNF'), heat('k:1', 'l:2', 'm:3', 'n:DNS', 'o:DSQ')]

describe('heatTransfer', () => {
  const rules = { heats, direct_per_heat: 2, lcq: null, lcq_places: 2, gate_size: 6 }

  it('the top N of each heat go to the final, the rest to the LCQ, the disqualified home', () => {
    const transfer = heatTransfer(rules)
    expect(finalists(transfer)).toBe('a b k l')
    expect(names(transfer.lcq)).toBe('c m d n e')
  })

  it('the top M of the LCQ fill the gate, the next are reserves', () => {
    const transfer = heatTransfer({ ...rules, lcq: heat('m:1', 'd:2', 'c:3', 'e:4', 'n:DNS') })
    expect(finalists(transfer)).toBe('a b k l m d')
    expect(names(transfer.reserves)).toBe('c e')
  })

  it('never takes more through the LCQ than the gate has room for', () => {
    const transfer = heatTransfer({ ...rules, gate_size: 5, lcq: heat('m:1', 'd:2', 'c:3') })
    expect(finalists(transfer)).toBe('a b k l m')
    expect(transfer.over_full).toBe(false)
  })

  it('who shares the last place that goes through, goes through; a gate too small is said', () => {
    const shared = [heat('a:1', 'b:2', 'c:2', 'd:4'), heat('k:1', 'l:2')]
    expect(finalists(heatTransfer({ ...rules, heats: shared }))).toBe('a b c k l')
    expect(heatTransfer({ ...rules, heats: shared, gate_size: 4 }).over_full).toBe(true)
  })
})

describe('gatePickOrder', () => {
  const riders = ['l', 'x', 'a', 'm', 'k', 'b']

  it('by qualifying; who did not qualify picks last', () => {
    const rows = ['b', 'a', 'k', 'm', 'l'].map((name, index) => ({ event_sign_up_id: name, rank: index + 1 }))
    expect(gatePickOrder(riders, { kind: 'qualifying', rows })).toEqual(['b', 'a', 'k', 'm', 'l', 'x'])
  })

  it('by heat: winners, then seconds, the faster first; LCQ riders after all of them', () => {
    const { final } = heatTransfer({
      heats: [heat('a:1', 'b:2'), heat('k:1', 'l:2')],
      direct_per_heat: 2,
      lcq: heat('m:1', 'x:2'),
      lcq_places: 2,
      gate_size: 6,
    })
    expect(gatePickOrder(riders, { kind: 'heat', transfers: final })).toEqual(['a', 'k', 'b', 'l', 'm', 'x'])
  })

  it('by standings; without a position last', () => {
    const positions = [
      { event_sign_up_id: 'm', position: 1 },
      { event_sign_up_id: 'l', position: 2 },
      { event_sign_up_id: 'a', position: null },
    ]
    expect(gatePickOrder(['a', 'l', 'm'], { kind: 'standings', positions })).toEqual(['m', 'l', 'a'])
  })
})
