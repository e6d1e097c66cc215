import { describe, expect, test } from 'vitest'
import { standardRunRules } from '#domain/timing/run-rules.ts'
import { ageText, eligibilityText, guardianSigns } from '#server/classes/eligibility-text.ts'
import { foldLine } from '#server/events/event-calendar.ts'
import { placesLeft } from '#server/events/places-left.ts'
import { formatText, type PlannedRun, timetableOf } from '#server/events/timetable.ts'
import { pageAnswer } from '#server/http/page-answer.ts'

describe('places left', () => {
  const of = (capacity: number | null, taken: number) => ({ capacity, taken })
  test.each([
    ['the sum over the classes', null, [of(30, 26), of(48, 41)], 11],
    ['an over-full class takes none from others', null, [of(10, 12), of(10, 7)], 3],
    ['the event may be full before its classes', 70, [of(48, 41), of(30, 26)], 3],
    ['one class without a limit: no limit', null, [of(30, 30), of(null, 4)], null],
    ['but the event still has one', 40, [of(30, 30), of(null, 4)], 6],
    ['nothing said at all', null, [], null],
    ['only the event says', 100, [], 100],
    ['never below nothing', 10, [of(null, 12)], 0],
  ])('%s', (_name, capacity, parts, left) => {
    expect(placesLeft(capacity, parts)).toBe(left)
  })
})

describe('the timetable', () => {
  const format = standardRunRules.format
  const run = (name: string, kind: PlannedRun['kind'], time: string, more: Partial<PlannedRun> = {}): PlannedRun => ({
    name,
    kind,
    planned_start: `2025-03-15T${time}:00.000Z`,
    status: 'scheduled',
    format,
    ...more,
  })
  const line = (title: string, time: string) => ({ time: `2025-03-15T${time}:00.000Z`, title, note: null })

  test('joins heats, keeps finals, leaves out what is cancelled, and orders by time', () => {
    const rows = timetableOf(
      [line('Medals', '17:30'), line('Gate opens', '08:00')],
      [
        run('Pro final', 'final', '16:30'),
        run('Heat 1', 'heat', '11:00'),
        run('Heat 2', 'heat', '11:12'),
        run('Heat 3', 'heat', '11:24', { status: 'cancelled' }),
      ],
    )
    expect(rows.map(({ title, note }) => [title, note])).toEqual([
      ['Gate opens', null],
      ['Heats', '10 min + 2 laps each'],
      ['Pro final', '10 min + 2 laps'],
      ['Medals', null],
    ])
  })

  test('a line between two runs parts them', () => {
    const runs = [run('Practice A', 'practice', '09:00'), run('Practice B', 'practice', '10:00')]
    expect(timetableOf([line('Briefing', '09:30')], runs).map(({ title }) => title)).toEqual([
      'Practice A',
      'Briefing',
      'Practice B',
    ])
    expect(timetableOf([], runs).map(({ title }) => title)).toEqual(['Practice, all groups'])
  })

  test.each([
    [{ kind: 'laps' as const, laps: 1 }, '1 lap'],
    [{ kind: 'time' as const, duration_ms: 900_000 }, '15 min'],
    [{ kind: 'time_plus_laps' as const, duration_ms: 390_000, laps: 1 }, '6 min 30 s + 1 lap'],
  ])('a format in words', (given, text) => {
    expect(formatText(given)).toBe(text)
  })
})

describe('who may enter, in words', () => {
  const anybody = {
    min_age: null,
    max_age: null,
    age_reference: 'event_day' as const,
    eligible_gender: 'any' as const,
    is_licence_required: false,
    is_membership_required: false,
    description: '',
  }
  test.each([
    [{}, 'Open to everybody'],
    [{ min_age: 10, max_age: 15 }, '10 to 15 years'],
    [{ eligible_gender: 'female' as const, min_age: 14 }, 'Women, from 14 years'],
    [{ is_licence_required: true, is_membership_required: true }, 'With a licence, members only'],
    [{ description: 'Licence A, from 16 years', min_age: 16 }, 'Licence A, from 16 years'],
  ])('%j is %s', (rules, text) => {
    expect(eligibilityText({ ...anybody, ...rules })).toBe(text)
  })
  test('a guardian signs where all riders are minors', () => {
    expect([ageText(null, 17), guardianSigns({ max_age: 17 }), guardianSigns({ max_age: null })]).toEqual([
      'up to 17 years',
      true,
      false,
    ])
  })
})

test('a folded line never breaks a letter and reads the same', () => {
  const text = `DESCRIPTION:${'ř'.repeat(200)}`
  const folded = foldLine(text)
  for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(folded.replaceAll('\r\n ', '')).toBe(text)
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
})

test('the first page has no previous, the last no next, and an odd offset still leads back to the start', () => {
  expect(pageAnswer('events/', { limit: 10, offset: 0 }, 10, [])).toMatchObject({ next: null, previous: null })
  expect(pageAnswer('events/', { limit: 10, offset: 4, search: 'ř' }, 15, [])).toMatchObject({
    next: '/api/v1/events/?limit=10&offset=14&search=%C5%99',
    previous: '/api/v1/events/?limit=10&offset=0&search=%C5%99',
  })
})
