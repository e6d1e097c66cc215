import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts'
import { createDay, type Day, type Step, step } from './outbox-model.ts'

// Longer: OUTBOX_DAYS=2000 npx vitest run --project unit tests/src/offline/outbox/outbox-laws. Other weather: OUTBOX_SEED=7.
const usualDays = 50
const days = Number(process.env.OUTBOX_DAYS ?? usualDays)
const seed = Number(process.env.OUTBOX_SEED ?? 20250315)

// Dexie says by itself that it had to reopen a connection that was closed.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

/** Called sent although the server has not made it, or has another entry under its id. */
function sentTooEarly(day: Day, sentIds: readonly string[]): string[] {
  const { server } = day.scene
  return sentIds.filter((id) => !server.has(id) || server.taken.has(id))
}

const storm = fc.array(step, { minLength: 12, maxLength: 40, size: 'max' })

/** Steps in which nothing moves yet. */
const mereSettings = new Set<Step['kind']>(['network', 'freeze', 'clock', 'storage_fails'])

async function liveThrough(day: Day, steps: readonly Step[]) {
  const early: string[] = []
  for (const one of steps) {
    await day.act(one)
    if (!mereSettings.has(one.kind)) early.push(...sentTooEarly(day, await day.sentIds()))
  }
  await day.evening()
  return { ...(await judgeDay(day)), early }
}

describe('whatever happens on a day at the track', () => {
  it('no captured entry is lost, doubled, parked without cause, out of its lane’s order, or called sent too early', {
    timeout: days * 5_000,
  }, async () => {
    let captured = 0
    await fc.assert(
      fc.asyncProperty(storm, async (steps) => {
        const found = await liveThrough(createDay(), steps)
        captured += found.captured.length
        expect({ ...found, captured: [] }).toEqual(nothingWrong)
      }),
      { numRuns: days, seed },
    )
    if (days >= usualDays) expect(captured).toBeGreaterThanOrEqual(10_000)
  })

  it('is noticed by these laws: a server that forgets makes doubles, an app that guesses says sent too early', {
    timeout: 60_000,
  }, async () => {
    const broken = { doubled: 0, early: 0, lost: 0 }
    for (const steps of fc.sample(storm, { numRuns: 6, seed })) {
      broken.doubled += (await liveThrough(createDay({ forgetfulServer: true }), steps)).doubled.length
      const hasty = await liveThrough(createDay({ hastyApp: true }), steps)
      broken.early += hasty.early.length
      broken.lost += hasty.lost.length
    }
    expect(broken.doubled).toBeGreaterThan(0)
    expect(broken.early).toBeGreaterThan(0)
    expect(broken.lost).toBeGreaterThan(0)
  })
})

const nothingWrong = { captured: [], lost: [], doubled: [], falselyParked: [], stuck: [], disordered: [], early: [] }

async function judgeDay(day: Day): Promise<Record<Exclude<keyof typeof nothingWrong, 'early'>, string[]>> {
  const { server } = day.scene
  const entries = new Map((await day.finalEntries()).map((entry) => [entry.id, entry]))
  const holding = [...entries.values()].filter(({ id, state }) => state !== 'sent' && day.illFated.has(id))
  const lanesHeld = new Set(holding.map(({ lane }) => lane))
  const times = new Map<string, number>()
  for (const { id } of server.effects) times.set(id, (times.get(id) ?? 0) + 1)
  const captured = [...day.captured]
  return {
    captured,
    lost: captured.filter((id) => !times.has(id) && (entries.get(id)?.state ?? 'sent') === 'sent'),
    doubled: [...times].filter(([, made]) => made > 1).map(([id]) => id),
    falselyParked: [...entries.values()]
      .filter(({ id, state }) => state === 'parked' && !day.illFated.has(id))
      .map(({ id }) => id),
    stuck: captured.filter((id) => {
      const entry = entries.get(id)
      if (entry === undefined || entry.state === 'sent' || day.illFated.has(id)) return false
      return !(entry.lane.startsWith('indemnity') && lanesHeld.has(entry.lane))
    }),
    disordered: [...lanesOutOfOrder(server.effects), ...lanesThatWentOn([...entries.values()])],
  }
}

function lanesOutOfOrder(effects: readonly { lane: string; device_id: string; seq: number }[]): string[] {
  const lastOf = new Map<string, number>()
  return effects.flatMap(({ lane, seq }) => {
    if (lane.startsWith('timing')) return []
    const last = lastOf.get(lane) ?? 0
    lastOf.set(lane, seq)
    return seq > last ? [] : [lane]
  })
}

/** Lanes that halt, in which something took effect although an earlier entry has not. */
function lanesThatWentOn(entries: readonly OutboxEntry[]): string[] {
  const halting = entries.filter(({ lane }) => !lane.startsWith('timing'))
  const firstOpen = new Map<string, number>()
  for (const { lane, state, position } of halting) {
    if (state !== 'sent') firstOpen.set(lane, Math.min(firstOpen.get(lane) ?? position, position))
  }
  return halting
    .filter(({ lane, state, position }) => state === 'sent' && position > (firstOpen.get(lane) ?? position))
    .map(({ lane }) => lane)
}
