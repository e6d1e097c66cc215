import { describe, expect, it } from 'vitest'
import type { NetworkFault } from './fake-sync-server.ts'
import { lapOf, otherId, ownerId, waiverOf } from './lap-captures.ts'
import { createScene, stateOf } from './outbox-scene.ts'

describe('a lap captured while', () => {
  const faults: [NetworkFault, string][] = [
    ['refused', 'queued'],
    ['answer_lost', 'queued'],
    ['truncated', 'queued'],
    ['portal', 'queued'],
    ['redirect', 'queued'],
    ['gateway', 'queued'],
    ['server_error', 'queued'],
    ['unavailable', 'queued'],
    ['too_many', 'queued'],
    ['signed_out', 'needs_sign_in'],
    ['app_too_old', 'needs_update'],
  ]
  it.each(faults)('%s is kept as %s, never called sent, and sent once when that is over', async (fault, state) => {
    const { server, time, tab } = createScene()
    server.state.fault = fault
    const first = tab()
    const { id } = await first.outbox.enqueue(lapOf('7'))
    await first.outbox.sendNow()
    expect(await stateOf(first, id)).toBe(state)
    await time.advance(60_000)
    expect(await stateOf(first, id)).toBe(state)
    server.state.fault = 'none'
    await first.outbox.signedIn()
    first.kill({ beforeCommit: false })
    const second = tab()
    await second.outbox.start()
    await time.advance(60_000)
    expect(await stateOf(second, id)).toBe('sent')
    expect(server.timesMade(id)).toBe(1)
  })
})

describe('patience', () => {
  it('asks less and less often, and never parks for the network', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'refused'
    const { outbox } = tab()
    const { id } = await outbox.enqueue(lapOf('7'))
    await time.advance(600_000)
    expect(server.state.requests).toBeLessThan(60)
    expect(server.state.requests).toBeGreaterThan(20)
    expect((await outbox.find(id))?.state).toBe('queued')
    expect((await outbox.find(id))?.last_problem?.code).toBe('network')
  })

  it('honours Retry-After, even when the button is pressed', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'too_many'
    const { outbox } = tab()
    await outbox.enqueue(lapOf('7'))
    await outbox.sendNow()
    server.state.fault = 'none'
    const before = server.state.requests
    await time.advance(19_000)
    await outbox.sendNow()
    expect(server.state.requests).toBe(before)
    await time.advance(2_000)
    expect(server.effects).toHaveLength(1)
  })

  it('asks at once when the person asks, whatever the jitter says', async () => {
    const { server, tab } = createScene()
    server.state.fault = 'refused'
    const { outbox } = tab({ random: () => 0.99 })
    await outbox.enqueue(lapOf('7'))
    await outbox.sendNow()
    server.state.fault = 'none'
    await outbox.sendNow()
    expect(server.effects).toHaveLength(1)
  })

  it('is not fooled by a clock that is set back a day while it waits', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'refused'
    const { outbox } = tab()
    await outbox.enqueue(lapOf('7'))
    await outbox.sendNow()
    time.jumpWall(-86_400_000)
    server.state.fault = 'none'
    await time.advance(60_000)
    expect(server.effects).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it('parks the one entry with the reason; the timing lane goes on', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'refused'
    const first = tab()
    const ids: string[] = []
    for (const plate of ['1', '2', '3']) ids.push((await first.outbox.enqueue(lapOf(plate))).id)
    server.state.refused.add(ids[0] ?? '')
    server.state.conflicting.add(ids[1] ?? '')
    server.state.fault = 'none'
    await time.advance(60_000)
    const states = await Promise.all(ids.map((id) => stateOf(first, id)))
    expect(states).toEqual(['parked', 'parked', 'sent'])
    const conflict = await first.outbox.find(ids[1] ?? '')
    expect(conflict?.last_problem).toMatchObject({ code: 'conflict', current: { status: 'official' } })
  })

  it('halts an indemnity lane behind it, and no other lane', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'refused'
    const { outbox } = tab()
    const refused = await outbox.enqueue(waiverOf('1'))
    const behind = await outbox.enqueue(waiverOf('2'))
    const elsewhere = await outbox.enqueue(waiverOf('3', 'rider-2'))
    server.state.refused.add(refused.id)
    server.state.fault = 'none'
    await time.advance(60_000)
    expect((await outbox.find(refused.id))?.state).toBe('parked')
    expect((await outbox.find(behind.id))?.state).toBe('queued')
    expect((await outbox.find(elsewhere.id))?.state).toBe('sent')
    server.state.refused.clear()
    await outbox.retry([refused.id])
    await time.advance(60_000)
    expect(server.effects.filter(({ lane }) => lane === 'indemnity/rider-1').map(({ id }) => id)).toEqual([
      refused.id,
      behind.id,
    ])
  })

  it('of a batch that is too large splits it', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'refused'
    const { outbox } = tab()
    for (let plate = 1; plate <= 20; plate += 1) await outbox.enqueue(lapOf(String(plate)))
    server.state.fault = 'too_large'
    await time.advance(60_000)
    expect(server.effects).toHaveLength(20)
  })

  it.each([true, false])(
    'of one poison item among 49 is found and parked, the others pass (whole batch fails: %s)',
    async (all) => {
      const { server, time, tab } = createScene()
      server.state.fault = 'refused'
      const { outbox } = tab()
      const ids: string[] = []
      for (let plate = 0; plate < 50; plate += 1) ids.push((await outbox.enqueue(lapOf(String(plate)))).id)
      const poison = ids[17] ?? ''
      server.state.poison.add(poison)
      server.state.poisonCrashesAll = all
      server.state.fault = 'none'
      await time.advance(60_000)
      expect(server.effects).toHaveLength(49)
      // It is only held against it while others pass.
      for (let lap = 0; lap < 12; lap += 1) {
        await outbox.enqueue(lapOf('later'))
        await time.advance(60_000)
      }
      expect((await outbox.find(poison))?.state).toBe('parked')
      expect((await outbox.find(poison))?.last_problem?.code).toBe('internal')
    },
  )

  it('of everything for a while is the server’s trouble: nobody is parked', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'server_error'
    const { outbox } = tab()
    for (let plate = 0; plate < 10; plate += 1) await outbox.enqueue(lapOf(String(plate)))
    await time.advance(600_000)
    expect((await outbox.summary()).parked).toBe(0)
    server.state.fault = 'none'
    await time.advance(120_000)
    expect(server.effects).toHaveLength(10)
  })

  it('for another entry under the same id parks this one and leaves the first as it was', async () => {
    const { server, tab } = createScene()
    const { outbox } = tab()
    const id = '018f2f3e-7c00-7000-8000-0000000000ff'
    server.take(id)
    await outbox.enqueue({ ...lapOf('7'), id })
    await outbox.sendNow()
    expect((await outbox.find(id))?.last_problem?.code).toBe('idempotency_mismatch')
  })
})

describe('a batch', () => {
  it('holds 50 items and 48 KiB at most', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'refused'
    const { outbox } = tab()
    for (let plate = 0; plate < 60; plate += 1) await outbox.enqueue(lapOf(String(plate)))
    server.state.fault = 'none'
    await time.advance(60_000)
    expect(server.state.largest).toBe(50)
    server.state.fault = 'refused'
    server.state.largest = 0
    for (let plate = 0; plate < 12; plate += 1) await outbox.enqueue(lapOf('9'.repeat(10_000)))
    server.state.fault = 'none'
    await time.advance(60_000)
    expect(server.state.largest).toBe(4)
    expect(server.effects).toHaveLength(72)
  })
})

describe('identity', () => {
  it('without a sign-in capturing goes on, sending waits, and signing in resumes it', async () => {
    const { server, session, time, tab } = createScene()
    session.userId = null
    const { outbox } = tab()
    const { id } = await outbox.enqueue(lapOf('7'))
    await time.advance(60_000)
    expect(server.state.requests).toBe(0)
    expect((await outbox.find(id))?.state).toBe('needs_sign_in')
    session.userId = ownerId
    await outbox.signedIn()
    expect(server.timesMade(id)).toBe(1)
  })

  it('another user neither sees nor sends what waits, and cannot discard it', async () => {
    const { server, session, time, tab } = createScene()
    server.state.fault = 'refused'
    const mine = tab()
    const { id } = await mine.outbox.enqueue(lapOf('7'))
    server.state.fault = 'none'
    session.userId = otherId
    const theirs = tab({ userId: otherId })
    await theirs.outbox.start()
    await mine.outbox.sendNow()
    await time.advance(120_000)
    expect(server.effects).toEqual([])
    expect((await theirs.outbox.summary()).waiting).toBe(0)
    await expect(mine.outbox.discard(id)).rejects.toThrow('only the person')
    session.userId = ownerId
    await mine.outbox.sendNow()
    expect(server.timesMade(id)).toBe(1)
  })
})
