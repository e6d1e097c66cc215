import { Dexie } from 'dexie'
import { describe, expect, it, vi } from 'vitest'
import { NotKept } from '#src/offline/outbox/capture-entry.ts'
import { outboxName } from '#src/offline/outbox/outbox-database.ts'
import { kindsNow, kindsThen, lapOf, ownerId } from './lap-captures.ts'
import { createScene, stateOf } from './outbox-scene.ts'
import { breathe } from './virtual-time.ts'

describe('a capture', () => {
  it('is on disk when it turns green: a browser killed in that moment has it', async () => {
    const { server, tab } = createScene()
    server.state.fault = 'refused'
    const first = tab()
    const { id, kept } = await first.outbox.enqueue(lapOf('7'))
    first.kill({ beforeCommit: true })
    expect(kept).toBe('database')
    server.state.fault = 'none'
    const second = tab()
    await second.outbox.start()
    expect(server.timesMade(id)).toBe(1)
  })

  it('that was never green leaves nothing half-done when the browser is killed before the commit', async () => {
    const { server, tab } = createScene()
    const first = tab()
    await first.outbox.enqueue(lapOf('1'))
    await first.outbox.sendNow()
    const dying = first.outbox.enqueue(lapOf('2')).then(
      () => 'green',
      () => 'not kept',
    )
    await breathe(1)
    first.kill({ beforeCommit: true })
    const second = tab()
    await second.outbox.start()
    const { waiting, sent } = await second.outbox.summary()
    expect(waiting).toBe(0)
    expect(sent).toBe(server.effects.length)
    expect(['green', 'not kept']).toContain(await dying)
  })

  it('survives an UnknownError: the database is opened anew', async () => {
    const { tab } = createScene()
    const one = tab()
    await one.outbox.enqueue(lapOf('1'))
    await one.outbox.atRest()
    one.storage.faults.failNext = 1
    expect((await one.outbox.enqueue(lapOf('2'))).kept).toBe('database')
  })

  it('survives a connection that the browser closed in the background', async () => {
    const { server, time, tab } = createScene()
    const one = tab()
    await one.outbox.enqueue(lapOf('1'))
    await one.outbox.atRest()
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    one.storage.closeFromOutside()
    expect((await one.outbox.enqueue(lapOf('2'))).kept).toBe('database')
    await time.advance(30_000)
    expect(server.effects).toHaveLength(2)
    // Dexie says so by itself.
    expect(warned.mock.calls.flat()).toEqual(['Dexie: Need to reopen db'])
    warned.mockRestore()
  })

  it('goes to the journal, loudly, when the database always fails, and into the database at the next start', async () => {
    const { phone, server, tab } = createScene()
    const one = tab()
    await one.outbox.enqueue(lapOf('1'))
    await one.outbox.atRest()
    one.storage.faults.failNext = Number.POSITIVE_INFINITY
    const { id, kept } = await one.outbox.enqueue(lapOf('2'))
    expect(kept).toBe('journal')
    expect(one.journaled).toEqual([id])
    expect(server.timesMade(id)).toBe(0)
    one.kill({ beforeCommit: true })
    const two = tab()
    await two.outbox.start()
    expect(server.timesMade(id)).toBe(1)
    expect(phone.journalSize()).toBe(0)
  })

  it('goes to the journal when the database hangs, without waiting for ever', async () => {
    const { time, tab, server } = createScene()
    const one = tab()
    one.storage.faults.openHangs = true
    const capturing = one.outbox.enqueue(lapOf('2'))
    await time.advance(3_000)
    await time.advance(3_000)
    expect((await capturing).kept).toBe('journal')
    expect((await tab().outbox.summary()).in_journal).toBe(1)
    const two = tab()
    await two.outbox.start()
    expect(server.effects).toHaveLength(1)
  })

  it('goes to the journal where IndexedDB cannot even be opened, as in some private modes', async () => {
    const { tab } = createScene()
    const indexedDB = {
      open() {
        throw new DOMException('not here', 'SecurityError')
      },
    }
    const { outbox, storage, journaled } = tab()
    const locked = tab({ world: { indexedDb: { ...storage.parts, indexedDB } } })
    expect((await locked.outbox.enqueue(lapOf('7'))).kept).toBe('journal')
    expect([locked.journaled.length, journaled.length]).toEqual([1, 0])
    expect((await outbox.summary()).in_journal).toBe(1)
  })

  it('is refused, not shown as kept, when no storage takes it', async () => {
    const { phone, tab } = createScene()
    const one = tab()
    one.storage.faults.failNext = Number.POSITIVE_INFINITY
    phone.fillStorage(true)
    await expect(one.outbox.enqueue(lapOf('7'))).rejects.toThrow(NotKept)
  })

  it('is there once when journal and database both have it', async () => {
    const { phone, server, tab } = createScene()
    const one = tab()
    const { id } = await one.outbox.enqueue(lapOf('7'))
    const captured = { ...lapOf('7'), id, captured_ms: 1 }
    phone.journalStorage.setItem(`gatedrop-journal-${ownerId}-${id}`, JSON.stringify(captured))
    const two = tab()
    await two.outbox.start()
    expect(server.timesMade(id)).toBe(1)
    expect((await two.outbox.summary()).sent).toBe(1)
    expect(phone.journalSize()).toBe(0)
  })

  it('keeps what it cannot read in the journal where it is', async () => {
    const { phone, tab } = createScene()
    phone.journalStorage.setItem(`gatedrop-journal-${ownerId}-x`, '{"half":')
    const one = tab()
    await one.outbox.start()
    expect(phone.journalSize()).toBe(1)
  })

  it('comes 200 times in 10 s and misses none', async () => {
    const { server, time, tab } = createScene()
    const one = tab()
    const taps: Promise<unknown>[] = []
    for (let tap = 0; tap < 200; tap += 1) {
      taps.push(one.outbox.enqueue(lapOf(String(tap))))
      if (tap % 10 === 0) await time.advance(500)
    }
    await Promise.all(taps)
    await time.advance(60_000)
    expect(server.effects).toHaveLength(200)
    expect(new Set(server.effects.map(({ seq }) => seq)).size).toBe(200)
  })
})

describe('a database', () => {
  it('that is deleted while the app is open loses nothing that this tab captured', async () => {
    const { phone, server, time, tab } = createScene()
    server.state.fault = 'refused'
    const one = tab()
    const { id } = await one.outbox.enqueue(lapOf('7'))
    const other = await one.outbox.enqueue(lapOf('8'))
    await one.outbox.atRest()
    expect(await one.outbox.discard(other.id)).toBe(true)
    one.storage.closeFromOutside()
    const deleting = phone.factory.deleteDatabase(outboxName(ownerId))
    await new Promise((done) => deleting.addEventListener('success', done))
    server.state.fault = 'none'
    await one.outbox.enqueue(lapOf('9'))
    await time.advance(60_000)
    expect(server.timesMade(id)).toBe(1)
    expect(server.effects).toHaveLength(2)
    expect(await stateOf(one, other.id)).toBe('gone')
  })

  it('of a newer app is worked with by an older one, and taken up again by the newer', async () => {
    const { phone, server, time, tab } = createScene()
    server.state.fault = 'refused'
    const newer = tab()
    const { id } = await newer.outbox.enqueue(lapOf('7'))
    newer.kill({ beforeCommit: false })
    const upgraded = new Dexie(outboxName(ownerId), tab().storage.parts)
    upgraded.version(2).stores({
      entry: 'id, [state+position], [state+next_attempt_ms], [lane+position], [device_id+seq], kind',
      draft: 'key, changed_ms',
      meta: 'key',
      later: 'id',
    })
    await upgraded.open()
    upgraded.close()

    server.state.fault = 'none'
    const older = tab({ kinds: kindsThen })
    await older.outbox.start()
    expect(await stateOf(older, id)).toBe('needs_update')
    const captured = await older.outbox.enqueue(lapOf('8', kindsThen))
    await time.advance(60_000)
    expect(await stateOf(older, captured.id)).toBe('sent')
    older.kill({ beforeCommit: false })

    const again = tab({ kinds: kindsNow })
    await again.outbox.start()
    expect([server.timesMade(id), server.timesMade(captured.id)]).toEqual([1, 1])
    expect(phone.journalSize()).toBe(0)
  })

  it('keeps what an unknown app has written, and exports it', async () => {
    const { tab } = createScene()
    const one = tab()
    await one.outbox.enqueue(lapOf('7'))
    await one.outbox.atRest()
    await one.outbox.link.run((db) =>
      db.table('entry').put({ id: 'odd', state: 'queued', position: 0, next_attempt_ms: 0 }),
    )
    await one.outbox.start()
    const { unreadable } = await one.outbox.waiting()
    expect(unreadable).toMatchObject([{ id: 'odd' }])
    expect(await one.outbox.exportJson()).toContain('"odd"')
  })
})

describe('an entry that an old app captured', () => {
  it('is brought up to date when it is sent, and a repeat of it stays a repeat', async () => {
    const { server, time, tab } = createScene()
    server.state.fault = 'answer_lost'
    const old = tab({ kinds: kindsThen })
    const { id } = await old.outbox.enqueue(lapOf('7', kindsThen))
    await old.outbox.sendNow()
    expect(server.timesMade(id)).toBe(1)
    old.kill({ beforeCommit: false })
    server.state.fault = 'none'
    const present = tab()
    await present.outbox.start()
    await time.advance(60_000)
    expect(await stateOf(present, id)).toBe('sent')
    expect(server.timesMade(id)).toBe(1)
  })
})
