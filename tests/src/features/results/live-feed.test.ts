import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LiveSource, startLiveFeed } from '#src/features/results/live-feed.ts'

class FakeSource implements LiveSource {
  readyState = 0
  onopen: LiveSource['onopen'] = null
  onmessage: LiveSource['onmessage'] = null
  onerror: LiveSource['onerror'] = null
  close() {
    this.readyState = 2
  }
  succeed() {
    this.readyState = 1
    this.onopen?.(new Event('open'))
  }
  say(data: string) {
    this.onmessage?.(new MessageEvent('message', { data }))
  }
  fail(readyState: 0 | 2) {
    this.readyState = readyState
    this.onerror?.(new Event('error'))
  }
}

function startWatching() {
  const sources: FakeSource[] = []
  const texts: string[] = []
  const page = { visible: true, listener: () => {} }
  let polls = 0
  const stop = startLiveFeed({
    open: () => {
      const source = new FakeSource()
      sources.push(source)
      return source
    },
    onText: (text) => {
      texts.push(text)
      return text !== 'nonsense'
    },
    poll: () => {
      polls += 1
    },
    pollMs: 5000,
    page: {
      isVisible: () => page.visible,
      subscribe: (listener) => {
        page.listener = listener
        return () => {
          page.listener = () => {}
        }
      },
    },
  })
  const look = (visible: boolean) => {
    page.visible = visible
    page.listener()
  }
  const newest = () => {
    const source = sources.at(-1)
    if (source === undefined) throw new Error('nothing was opened')
    return source
  }
  return { sources, texts, look, newest, stop, polls: () => polls }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the live feed', () => {
  it('passes on what the stream says and does not ask while it works', () => {
    const watch = startWatching()
    watch.newest().succeed()
    watch.newest().say('one')
    vi.advanceTimersByTime(20_000)
    expect([watch.texts, watch.polls()]).toEqual([['one'], 0])
    watch.stop()
  })

  it('asks every five seconds while the stream is down, and stops when it is back', () => {
    const watch = startWatching()
    watch.newest().fail(0)
    vi.advanceTimersByTime(15_000)
    expect(watch.polls()).toBe(3)
    watch.newest().succeed()
    vi.advanceTimersByTime(15_000)
    expect(watch.polls()).toBe(3)
    watch.stop()
  })

  it('opens a stream again that the server refused', () => {
    const watch = startWatching()
    watch.newest().fail(2)
    vi.advanceTimersByTime(25_000)
    expect(watch.sources.length).toBe(1)
    vi.advanceTimersByTime(5_000)
    expect(watch.sources.length).toBe(2)
    watch.stop()
  })

  it('asks once when the stream has been silent for half a minute', () => {
    const watch = startWatching()
    watch.newest().succeed()
    vi.advanceTimersByTime(30_000)
    expect(watch.polls()).toBe(1)
    watch.stop()
  })

  it('asks instead when a message cannot be read', () => {
    const watch = startWatching()
    watch.newest().succeed()
    watch.newest().say('nonsense')
    expect(watch.polls()).toBe(1)
    watch.stop()
  })

  it('rests while the page is hidden and asks at once when it is looked at again', () => {
    const watch = startWatching()
    const first = watch.newest()
    first.fail(0)
    watch.look(false)
    expect(first.readyState).toBe(2)
    vi.advanceTimersByTime(60_000)
    expect(watch.polls()).toBe(0)
    watch.look(true)
    expect([watch.polls(), watch.sources.length]).toEqual([1, 2])
    watch.stop()
  })

  it('does nothing any more once it is stopped', () => {
    const watch = startWatching()
    watch.newest().fail(0)
    watch.stop()
    watch.look(true)
    vi.advanceTimersByTime(60_000)
    expect([watch.polls(), watch.newest().readyState]).toEqual([0, 2])
  })
})
