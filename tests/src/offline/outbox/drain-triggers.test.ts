import { describe, expect, it } from 'vitest'
import { onWorkerSync, pageTriggers } from '#src/offline/outbox/drain-triggers.ts'
import { lapOf } from './lap-captures.ts'
import { createScene } from './outbox-scene.ts'

class Page extends EventTarget {
  visibilityState = 'hidden'
}

describe('triggers', () => {
  it.each(['online', 'pageshow', 'focus'])('%s sends what waits', async (type) => {
    const { server, time, tab } = createScene()
    const window = new EventTarget()
    server.state.fault = 'refused'
    const { outbox } = tab({
      triggers: pageTriggers({ window, document: new Page(), worker: null }),
      random: () => 0.999,
    })
    await outbox.start()
    for (let failure = 0; failure < 8; failure += 1) await outbox.sendNow()
    await outbox.enqueue(lapOf('7'))
    await outbox.sendNow()
    server.state.fault = 'none'
    await time.advance(1_000)
    window.dispatchEvent(new Event(type))
    await outbox.atRest()
    expect(server.effects).toHaveLength(1)
  })

  it('a page that becomes visible sends, one that is hidden does not', () => {
    const page = new Page()
    const fired: string[] = []
    const [trigger] = pageTriggers({ window: new EventTarget(), document: page, worker: null }).slice(-1)
    const stop = trigger?.((eagerness) => fired.push(eagerness))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(fired).toEqual([])
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(fired).toEqual(['sign'])
    stop?.()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(fired).toHaveLength(1)
  })

  it('the worker’s sync counts, its other messages do not', () => {
    const worker = new EventTarget()
    const fired: string[] = []
    onWorkerSync(worker)((eagerness) => fired.push(eagerness))
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'reached' } }))
    worker.dispatchEvent(new MessageEvent('message', { data: null }))
    expect(fired).toEqual([])
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'drain' } }))
    expect(fired).toEqual(['sign'])
  })

  it('stop with the outbox, which then sends no more', async () => {
    const { server, time, tab } = createScene()
    const window = new EventTarget()
    server.state.fault = 'refused'
    const { outbox } = tab({ triggers: pageTriggers({ window, document: new Page(), worker: null }) })
    await outbox.start()
    await outbox.enqueue(lapOf('7'))
    await outbox.sendNow()
    outbox.close()
    const before = server.state.requests
    window.dispatchEvent(new Event('online'))
    await time.advance(120_000)
    expect(server.state.requests).toBe(before)
    await expect(outbox.summary()).rejects.toThrow('closed')
  })
})
