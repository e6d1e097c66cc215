import { describe, expect, it } from 'vitest'
import { askTimeBy } from '#src/offline/outbox/ask-time.ts'
import { createDeviceClock } from '#src/offline/outbox/device-clock.ts'

/** A phone whose wall clock is 5 s behind the server, over a line of 40 ms there and 60 ms back. */
function createPhoneClock() {
  const phone = { wall: 1_000_000, monotonic: 500, boots: 0, isOnline: true }
  const pass = (ms: number) => {
    phone.wall += ms
    phone.monotonic += ms
  }
  const clock = createDeviceClock({
    wallMs: () => phone.wall,
    monotonicMs: () => phone.monotonic,
    newId: () => `boot-${++phone.boots}`,
    askTime: async () => {
      pass(40)
      const server = phone.wall + 5_000
      pass(60)
      return phone.isOnline ? server : null
    },
  })
  return { phone, pass, clock }
}

describe('the clock of a device', () => {
  it('is unknown until it has been compared, and stamps all the same', async () => {
    const { clock } = createPhoneClock()
    expect(clock.health()).toEqual({ state: 'unknown' })
    expect(clock.stamp()).toEqual({
      wall_ms: 1_000_000,
      monotonic_ms: 500,
      boot_id: 'boot-1',
      offset_ms: null,
      uncertainty_ms: null,
      text: null,
    })
    expect(await clock.synchronise()).toMatchObject({ offset_ms: 4_990, uncertainty_ms: 50, boot_id: 'boot-1' })
    expect(clock.health()).toMatchObject({ state: 'good', uncertainty_ms: 50 })
    expect(clock.stamp()).toMatchObject({ offset_ms: 4_990, uncertainty_ms: 50 })
  })

  it('takes the moment of the finger, not that of the code', () => {
    const { clock, pass } = createPhoneClock()
    clock.stamp()
    pass(1_000)
    expect(clock.stamp(1_430)).toMatchObject({ monotonic_ms: 1_430, wall_ms: 1_000_930 })
  })

  it('begins a new boot after sleep or a jump, and is unknown again', async () => {
    const { clock, phone } = createPhoneClock()
    await clock.synchronise()
    phone.wall += 600_000
    expect(clock.stamp()).toMatchObject({ boot_id: 'boot-2', offset_ms: null })
    expect(clock.health()).toEqual({ state: 'unknown' })
    await clock.synchronise()
    phone.wall -= 86_400_000
    expect(clock.stamp().boot_id).toBe('boot-3')
    expect(clock.history().map(({ boot_id }) => boot_id)).toEqual(['boot-1', 'boot-2'])
  })

  it('is not compared by too few answers, nor across a jump', async () => {
    const { clock, phone } = createPhoneClock()
    phone.isOnline = false
    expect(await clock.synchronise()).toBeNull()
    phone.isOnline = true
    const comparing = clock.synchronise()
    phone.wall += 7_200_000
    expect(await comparing).toBeNull()
  })

  it('places an offline tap between two comparisons', async () => {
    const { clock, pass } = createPhoneClock()
    await clock.synchronise()
    pass(60_000)
    const tap = clock.stamp()
    pass(60_000)
    await clock.synchronise()
    expect(clock.place(tap)).toMatchObject({ at_ms: tap.wall_ms + 4_990, by: 'between' })
  })
})

describe('asking for the time', () => {
  const answer =
    (body: string, type = 'application/json') =>
    async () =>
      new Response(body, { headers: { 'content-type': type } })
  it('takes only an answer of ours, without a token', async () => {
    let asked: RequestInit = {}
    const ask = askTimeBy('http://api.example', async (url, init) => {
      expect(url).toBe('http://api.example/api/v1/time/')
      asked = init
      return new Response('{"now":"2025-03-15T10:00:00.000Z"}')
    })
    expect(await ask()).toBe(Date.parse('2025-03-15T10:00:00.000Z'))
    expect(asked).toMatchObject({ cache: 'no-store', credentials: 'omit' })
    expect(await askTimeBy('', answer('<html>', 'text/html'))()).toBeNull()
    expect(await askTimeBy('', answer('{"now":"soon"}'))()).toBeNull()
    expect(await askTimeBy('', async () => Promise.reject(new TypeError('Failed to fetch')))()).toBeNull()
  })
})
