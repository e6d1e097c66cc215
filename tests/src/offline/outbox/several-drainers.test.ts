import { describe, expect, it } from 'vitest'
import { lapOf, waiverOf } from './lap-captures.ts'
import { createScene, stateOf } from './outbox-scene.ts'
import { breathe } from './virtual-time.ts'

describe('three tabs and the worker', () => {
  it('draining at once send everything once, in the order of its lane', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'refused'
    const tabs = [tab(), tab(), tab(), tab({ world: { locks: null, journalStorage: null } })]
    for (let turn = 0; turn < 30; turn += 1) {
      await tabs[turn % 3]?.outbox.enqueue(turn % 5 === 0 ? waiverOf(String(turn)) : lapOf(String(turn)))
    }
    server.state.fault = 'none'
    await Promise.all(tabs.map(({ outbox }) => outbox.sendNow()))
    await time.advance(60_000)
    expect(server.effects).toHaveLength(30)
    const waivers = server.effects.filter(({ lane }) => lane.startsWith('indemnity')).map(({ seq }) => seq)
    expect(waivers).toEqual([...waivers].sort((a, b) => a - b))
  })

  it('do not wait for one that is frozen with the lock in its hand', async () => {
    const { server, time, tab } = createScene()
    const frozen = tab()
    frozen.freeze()
    const first = await frozen.outbox.enqueue(lapOf('1'))
    await breathe(40)
    expect(await stateOf(frozen, first.id)).toBe('sending')
    const awake = tab()
    const second = await awake.outbox.enqueue(lapOf('2'))
    await time.advance(10_000)
    expect(server.timesMade(second.id)).toBe(0)
    await time.advance(60_000)
    expect(await stateOf(awake, second.id)).toBe('sent')
    expect(await stateOf(awake, first.id)).toBe('sent')
    frozen.thaw()
    await frozen.outbox.sendNow()
    expect(await stateOf(awake, first.id)).toBe('sent')
    expect([server.timesMade(first.id), server.timesMade(second.id)]).toEqual([1, 1])
  })

  it('pick up what one took with it when it was killed in mid-drain', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'answer_lost'
    const dying = tab()
    dying.freeze()
    const { id } = await dying.outbox.enqueue(lapOf('1'))
    await breathe(40)
    dying.kill({ beforeCommit: true })
    server.state.fault = 'none'
    const next = tab()
    await next.outbox.start()
    await time.advance(40_000)
    expect(await stateOf(next, id)).toBe('sent')
    expect(server.timesMade(id)).toBe(1)
  })

  it('a lease that was given under a clock an hour ahead does not hold its entry for an hour', async () => {
    const { server, time, tab } = createScene()
    const dying = tab()
    dying.freeze()
    time.jumpWall(3_600_000)
    const { id } = await dying.outbox.enqueue(lapOf('1'))
    await breathe(40)
    dying.kill({ beforeCommit: false })
    time.jumpWall(-3_600_000)
    const next = tab()
    await next.outbox.start()
    await time.advance(5_000)
    expect(await stateOf(next, id)).toBe('sent')
    expect(server.timesMade(id)).toBe(1)
  })
})

describe('an entry captured during a drain', () => {
  it('goes in the next pass without another trigger', async () => {
    const { server, tab } = createScene()
    const { outbox } = tab()
    const first = outbox.enqueue(lapOf('1'))
    await first
    const draining = outbox.sendNow()
    await outbox.enqueue(lapOf('2'))
    await draining
    await outbox.atRest()
    expect(server.effects).toHaveLength(2)
  })
})

describe('what both sides hold', () => {
  it('is compared after a drain; what the server has lost is sent again, once for each difference', async () => {
    const { server, time, tab } = createScene()
    const { outbox } = tab()
    const lost = await outbox.enqueue(lapOf('1'))
    await outbox.atRest()
    server.effects.splice(0)
    server.remembered.delete(lost.id)
    await outbox.enqueue(lapOf('2'))
    await time.advance(60_000)
    expect(server.timesMade(lost.id)).toBe(1)
    expect((await outbox.find(lost.id))?.state).toBe('sent')
  })

  it('and differs for ever does not go round for ever', async () => {
    const { server, time, tab } = createScene()
    const { outbox } = tab()
    const { id } = await outbox.enqueue(lapOf('1'))
    await outbox.atRest()
    // Remembered as applied, yet gone from the list: sending cannot mend it.
    server.effects.splice(0)
    await outbox.enqueue(lapOf('2'))
    await time.advance(600_000)
    expect(server.state.requests).toBeLessThan(12)
    expect((await outbox.find(id))?.state).toBe('sent')
  })

  it('a gap that the server reports is filled with what was called sent', async () => {
    const { time, tab, server } = createScene()
    const { outbox } = tab({
      world: { compare: async () => null },
    })
    const { id } = await outbox.enqueue(lapOf('1'))
    await outbox.atRest()
    server.effects.splice(0)
    server.remembered.delete(id)
    const entry = await outbox.find(id)
    server.state.gaps = [{ device_id: entry?.device_id ?? '', from_seq: 1, to_seq: 1 }]
    await outbox.enqueue(lapOf('2'))
    await time.advance(60_000)
    expect(server.timesMade(id)).toBe(1)
  })
})
