import { describe, expect, it } from 'vitest'
import { standardStandingsRules, standingsRules } from '#domain/championships/standings-rules.ts'
import { penaltyText } from '#domain/results/penalty-text.ts'
import type { PenaltyEffect } from '#domain/timing/penalty.ts'
import { runRules, standardRunRules } from '#domain/timing/run-rules.ts'
import { timingFact } from '#domain/timing/timing-fact.ts'

const id = '0195a0f0-0000-7000-8000-000000000001'
const base = {
  id,
  race_run_id: id,
  recorded_at: '2025-03-15T10:00:00.000Z',
  actor_id: null,
  device_id: 'phone',
  seq: 0,
}
const passing = {
  ...base,
  kind: 'passing',
  source: 'manual',
  backup: false,
  at: '2025-03-15T10:00:00.000Z',
  clock: { wall_ms: 1, monotonic_ms: 2.5, boot_id: 'b', offset_ms: -3.25, uncertainty_ms: 12, text: null },
  event_sign_up_id: null,
  number: '007',
  transponder: null,
  precision: 'time',
}

describe('words', () => {
  it('a passing is read as it was written', () => {
    expect(timingFact.parse(passing)).toEqual(passing)
  })

  const refused: { name: string; fact: unknown }[] = [
    { name: 'a number that is no text', fact: { ...passing, number: 7 } },
    { name: 'a time without milliseconds', fact: { ...passing, at: '2025-03-15T10:00:00Z' } },
    { name: 'a local time', fact: { ...passing, at: '2025-03-15T10:00:00.000+01:00' } },
    { name: 'an unknown field', fact: { ...passing, colour: 'red' } },
    { name: 'an unknown kind', fact: { ...base, kind: 'guess' } },
    {
      name: 'a penalty without a reason',
      fact: { ...base, kind: 'penalty', event_sign_up_id: id, effect: { kind: 'dsq' }, reason: ' ' },
    },
    {
      name: 'a negative penalty',
      fact: { ...base, kind: 'penalty', event_sign_up_id: id, effect: { kind: 'time', ms: -1 }, reason: 'x' },
    },
  ]
  it.each(refused)('refuses $name', ({ fact }) => {
    expect(timingFact.safeParse(fact).success).toBe(false)
  })

  it('the standard rules are valid', () => {
    expect(runRules.parse(standardRunRules)).toEqual(standardRunRules)
    expect(standingsRules.parse(standardStandingsRules)).toEqual(standardStandingsRules)
  })

  const texts: [PenaltyEffect, string][] = [
    [{ kind: 'time', ms: 10_000 }, '+10 s, noise'],
    [{ kind: 'time', ms: 2500 }, '+2.500 s, noise'],
    [{ kind: 'time', ms: 90_000 }, '+1:30.000, noise'],
    [{ kind: 'laps', laps: 1 }, '−1 lap, noise'],
    [{ kind: 'places', places: 2 }, '+2 places, noise'],
    [{ kind: 'points', points: 5 }, '−5 points, noise'],
    [{ kind: 'dsq' }, 'disqualified, noise'],
    [{ kind: 'place', place: 3, scope: 'class' }, 'class place 3 set by hand, noise'],
    [{ kind: 'status', status: 'DNF' }, 'status DNF set by hand, noise'],
  ]
  it.each(texts)('%j reads %s', (effect, text) => {
    expect(penaltyText({ effect, reason: 'noise' })).toBe(text)
  })
})
