import { describe, expect, it } from 'vitest'
import { type EventStatus, eventStatusByWindow, eventStatusLabel } from '#domain/events/event-status.ts'

describe('eventStatusLabel', () => {
  const cases: [EventStatus, boolean, string][] = [
    ['visible', false, 'Upcoming'],
    ['sign_ups_open', false, 'Registration Open'],
    ['sign_ups_closed', false, 'Registration Closed'],
    ['visible', true, 'Results Available'],
    ['sign_ups_closed', true, 'Results Available'],
    ['sign_ups_open', true, 'Registration Open'],
  ]
  it.each(cases)('%s, results available %s: %s', (status, results_available, label) => {
    expect(eventStatusLabel({ status, results_available })).toBe(label)
  })
})

describe('eventStatusByWindow', () => {
  const cases: { name: string; status: EventStatus; set: number; now: number; expected: EventStatus }[] = [
    { name: 'before the window', status: 'visible', set: 0, now: 99, expected: 'visible' },
    { name: 'at the opening', status: 'visible', set: 0, now: 100, expected: 'sign_ups_open' },
    { name: 'just before the closing', status: 'sign_ups_open', set: 100, now: 199, expected: 'sign_ups_open' },
    { name: 'at the closing', status: 'sign_ups_open', set: 100, now: 200, expected: 'sign_ups_closed' },
    { name: 'a window nobody looked at is closed', status: 'visible', set: 0, now: 300, expected: 'sign_ups_closed' },
    { name: 'opened early by hand stays open', status: 'sign_ups_open', set: 50, now: 99, expected: 'sign_ups_open' },
    {
      name: 'closed early by hand is not opened again',
      status: 'sign_ups_closed',
      set: 150,
      now: 199,
      expected: 'sign_ups_closed',
    },
    {
      name: 'hidden again by hand inside the window stays so',
      status: 'visible',
      set: 150,
      now: 199,
      expected: 'visible',
    },
    {
      name: 'opened by hand after the closing stays open',
      status: 'sign_ups_open',
      set: 250,
      now: 300,
      expected: 'sign_ups_open',
    },
  ]
  it.each(cases)('$name', ({ status, set, now, expected }) => {
    const window = { status, status_set_ms: set, opens_ms: 100, closes_ms: 200 }
    expect(eventStatusByWindow(window, now)).toBe(expected)
  })
  it('without dates nothing moves', () => {
    const window = { status: 'visible', status_set_ms: 0, opens_ms: null, closes_ms: null } as const
    expect(eventStatusByWindow(window, 1e15)).toBe('visible')
  })
})
