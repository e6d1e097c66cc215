import { EventEmitter } from 'node:events'
import { ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createLiveHub } from '#server/live/live-hub.ts'

/** A response that remembers what was written to it. */
function reader() {
  const written: string[] = []
  const response = Object.create(ServerResponse.prototype)
  const emitter = new EventEmitter()
  Object.defineProperties(response, {
    write: { value: (text: string) => written.push(text) },
    on: { value: emitter.on.bind(emitter) },
    end: { value: () => {} },
    writableNeedDrain: { value: false },
  })
  return { response, ids: () => written.flatMap((text) => /^id: (.+)$/m.exec(text)?.[1] ?? []) }
}

test('a read that fails is tried again, and nobody loses the state', async () => {
  const answers = ['1', new Error('the database is away'), '2']
  const read = vi.fn(async () => {
    const answer = answers.shift() ?? '2'
    if (answer instanceof Error) throw answer
    return { id: String(answer), data: '{}' }
  })
  const hub = createLiveHub(read, { retryMs: 10 })
  const { response, ids } = reader()
  await hub.watch('topic', response, '')
  expect(ids()).toEqual(['1'])
  await hub.changed()
  await expect.poll(ids).toEqual(['1', '2'])
  hub.close()
})

test('many changes while one is being read make one more read', async () => {
  let free = () => {}
  let version = 0
  const read = vi.fn(async () => {
    version += 1
    const id = String(version)
    if (version === 2) await new Promise<void>((resolve) => (free = resolve))
    return { id, data: '{}' }
  })
  const hub = createLiveHub(read)
  const { response, ids } = reader()
  await hub.watch('topic', response, '')
  const changes = [hub.changed(), hub.changed(), hub.changed()]
  free()
  await Promise.all(changes)
  expect(read).toHaveBeenCalledTimes(3)
  expect(ids()).toEqual(['1', '2', '3'])
  hub.close()
})

test('a state that was read before a change and arrives after it is not sent', async () => {
  let free = () => {}
  const answers = [new Promise<void>((resolve) => (free = resolve)).then(() => 'old'), Promise.resolve('new')]
  const hub = createLiveHub(async () => ({ id: (await answers.shift()) ?? 'new', data: '{}' }))
  const { response, ids } = reader()
  const watching = hub.watch('topic', response, '')
  await hub.changed()
  expect(ids()).toEqual(['new'])
  free()
  await watching
  expect(ids()).toEqual(['new'])
  hub.close()
})

test('a reader that left before it was let in takes no place', async () => {
  const hub = createLiveHub(async () => ({ id: '1', data: '{}' }))
  const { response } = reader()
  Object.defineProperty(response, 'destroyed', { value: true })
  await hub.watch('topic', response, '')
  expect(hub.count()).toBe(0)
  hub.close()
})
