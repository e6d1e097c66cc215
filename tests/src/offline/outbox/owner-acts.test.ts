import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { keptSentMs } from '#src/offline/outbox/purge-sent.ts'
import { asksBeforeLogout } from '#src/offline/outbox/waiting-summary.ts'
import { lapOf, otherId, ownerId, waiverOf } from './lap-captures.ts'
import { createScene, type Scene, stateOf } from './outbox-scene.ts'

/** A tab with one entry that the server has refused. */
async function withParked(scene: Scene, lap = lapOf('7')) {
  const tab = scene.tab()
  scene.server.state.fault = 'refused'
  const { id } = await tab.outbox.enqueue(lap)
  scene.server.state.refused.add(id)
  scene.server.state.fault = 'none'
  await tab.outbox.sendNow()
  expect(await stateOf(tab, id)).toBe('parked')
  return { tab, id }
}

describe('the owner', () => {
  it('retries a parked entry, and the server judges it again', async () => {
    const scene = createScene()
    const { tab, id } = await withParked(scene)
    scene.server.state.refused.clear()
    await tab.outbox.sendNow()
    expect(await stateOf(tab, id)).toBe('parked')
    await tab.outbox.retry([id])
    await tab.outbox.atRest()
    expect(await stateOf(tab, id)).toBe('sent')
  })

  it('discards what waits, and it never comes back', async () => {
    const scene = createScene()
    const { tab, id } = await withParked(scene)
    expect(await tab.outbox.discard(id)).toBe(true)
    await tab.outbox.start()
    expect(await stateOf(tab, id)).toBe('gone')
    expect(await tab.outbox.discard(id)).toBe(false)
  })

  it('cannot discard what has been sent or is on its way', async () => {
    const scene = createScene()
    const tab = scene.tab()
    const { id } = await tab.outbox.enqueue(lapOf('7'))
    await tab.outbox.atRest()
    expect(await tab.outbox.discard(id)).toBe(false)
    expect(await stateOf(tab, id)).toBe('sent')
  })

  it('corrects a parked entry: the corrected one takes its place in the lane and goes first', async () => {
    const scene = createScene()
    const { tab, id } = await withParked(scene, waiverOf('1'))
    const behind = await tab.outbox.enqueue(waiverOf('2'))
    const corrected = { ...waiverOf('3'), id: '018f2f3e-7c00-7000-8000-0000000000cc', captured_ms: 1 }
    expect(await tab.outbox.replace(id, corrected)).toBe(true)
    await tab.outbox.sendNow()
    await tab.outbox.sendNow()
    expect(scene.server.effects.map((item) => item.id)).toEqual([corrected.id, behind.id])
    expect(await stateOf(tab, id)).toBe('gone')
    expect(await tab.outbox.replace(behind.id, { ...corrected, id: behind.id })).toBe(true)
  })

  it('only corrects what is parked', async () => {
    const scene = createScene()
    const tab = scene.tab()
    const { id } = await tab.outbox.enqueue(lapOf('7'))
    await tab.outbox.atRest()
    const corrected = { ...lapOf('8'), id: '018f2f3e-7c00-7000-8000-0000000000cd', captured_ms: 1 }
    expect(await tab.outbox.replace(id, corrected)).toBe(false)
  })

  it('alone decides: neither nobody nor anybody else may', async () => {
    const scene = createScene()
    const { tab, id } = await withParked(scene)
    for (const userId of [null, otherId]) {
      scene.session.userId = userId
      await expect(tab.outbox.discard(id)).rejects.toThrow('only the person')
      await expect(tab.outbox.retry([id])).rejects.toThrow('only the person')
    }
    scene.session.userId = ownerId
    expect(await tab.outbox.discard(id)).toBe(true)
  })

  it('is asked before logging out while anything waits, the journal included', async () => {
    const scene = createScene()
    const tab = scene.tab()
    await tab.outbox.enqueue(lapOf('1'))
    await tab.outbox.atRest()
    expect(asksBeforeLogout(await tab.outbox.summary())).toBe(false)
    await withParked(scene)
    expect(await tab.outbox.summary()).toMatchObject({ waiting: 1, parked: 1, sent: 1, in_journal: 0 })
    expect(asksBeforeLogout(await tab.outbox.summary())).toBe(true)
  })
})

describe('what waits leaves the phone as a file', () => {
  it('and is taken over by another device without being doubled', async () => {
    const [old, other] = [createScene(), createScene()]
    old.server.state.fault = 'refused'
    const first = old.tab()
    const ids: string[] = []
    for (const plate of ['1', '2', '3']) ids.push((await first.outbox.enqueue(lapOf(plate))).id)
    const file = await first.outbox.exportJson()

    const second = other.tab({ server: old.server })
    expect(await second.outbox.importJson(file)).toEqual({ imported: 3, already: 0, damaged: 0, unreadable: 0 })
    expect(await second.outbox.importJson(file)).toEqual({ imported: 0, already: 3, damaged: 0, unreadable: 0 })
    old.server.state.fault = 'none'
    await second.outbox.sendNow()
    await first.outbox.sendNow()
    expect(old.server.effects.map(({ id }) => id)).toEqual(ids)
    for (const id of ids) expect(await stateOf(first, id)).toBe('sent')
  })

  it('and one that was changed by hand is not taken over', async () => {
    const scene = createScene()
    scene.server.state.fault = 'refused'
    const tab = scene.tab()
    await tab.outbox.enqueue(lapOf('123'))
    const file = (await tab.outbox.exportJson()).replaceAll('"123"', '"132"')
    const other = createScene().tab()
    expect(await other.outbox.importJson(file)).toMatchObject({ imported: 0, damaged: 1 })
    expect(await other.outbox.importJson('{"format":"other"}')).toBeNull()
    expect(await other.outbox.importJson('not even JSON')).toBeNull()
  })

  it('with what only the journal holds', async () => {
    const scene = createScene()
    const tab = scene.tab()
    scene.server.state.fault = 'refused'
    tab.storage.faults.failNext = Number.POSITIVE_INFINITY
    const { id } = await tab.outbox.enqueue(lapOf('7'))
    tab.storage.faults.failNext = 0
    const fresh = createScene()
    const other = fresh.tab()
    expect(await other.outbox.importJson(await tab.outbox.exportJson())).toMatchObject({ imported: 1 })
    await other.outbox.atRest()
    expect(fresh.server.timesMade(id)).toBe(1)
  })

  it('as CSV that a spreadsheet cannot take for formulas', async () => {
    const scene = createScene()
    const { tab } = await withParked(scene, { ...lapOf('7'), payload: { number: '=1+1, "x"' } })
    const [head, row, end] = (await tab.outbox.exportCsv()).split('\r\n')
    expect(head).toBe('\uFEFFid,captured_at,lane,kind,state,reason,device_id,seq,payload')
    expect(row).toContain(',2025-03-15T10:00:00.000Z,timing/')
    expect(row).toContain(',parked,because of rejected,')
    expect(row).toContain('""number"":""=1+1, \\""x\\""""')
    expect(end).toBe('')
  })

  it('never with a token in it', async () => {
    const scene = createScene()
    const { tab } = await withParked(scene)
    const { entries } = z
      .object({ entries: z.array(z.record(z.string(), z.unknown())) })
      .parse(JSON.parse(await tab.outbox.exportJson()))
    expect(Object.keys(entries[0] ?? {}).filter((name) => /token|header|authorization/i.test(name))).toEqual([])
  })
})

describe('what was sent', () => {
  it('stays for seven days and goes lane by lane', async () => {
    const scene = createScene()
    const tab = scene.tab()
    await tab.outbox.enqueue(lapOf('1'))
    await tab.outbox.enqueue(waiverOf('2'))
    await scene.time.advance(1_000)
    scene.time.jumpWall(keptSentMs - 10_000)
    await tab.outbox.start()
    expect((await tab.outbox.summary()).sent).toBe(2)
    await tab.outbox.enqueue(waiverOf('3'))
    await scene.time.advance(20_000)
    await tab.outbox.start()
    expect((await tab.outbox.waiting()).entries).toEqual([])
    expect((await tab.outbox.summary()).sent).toBe(2)
  })
})
