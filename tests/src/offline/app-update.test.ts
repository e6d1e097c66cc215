import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createAppUpdate } from '#src/offline/app-update.ts'
import { createBusy } from '#src/offline/busy.ts'
import { isUpdateOffered, nextUpdate, type UpdateEvent, type UpdateState } from '#src/offline/update-state.ts'

test.each<[string, UpdateState, UpdateEvent, UpdateState, boolean]>([
  ['a new version waits', 'current', 'waiting', 'ready', false],
  ['a still newer one waits', 'later', 'waiting', 'ready', false],
  ['agreed: the worker is asked to take over, the page is not reloaded yet', 'ready', 'agreed', 'applying', false],
  ['it took over: now', 'applying', 'taken_over', 'applying', true],
  ['not now', 'ready', 'postponed', 'later', false],
  ['another tab agreed: this page is not reloaded under its reader', 'ready', 'taken_over', 'replaced', false],
  ['nor one that never heard of the version', 'current', 'taken_over', 'replaced', false],
  ['agreed afterwards: the worker is there already', 'replaced', 'agreed', 'applying', true],
  ['nothing to agree to', 'current', 'agreed', 'current', false],
  ['nothing to postpone', 'current', 'postponed', 'current', false],
])('%s', (_sentence, state, event, next, reload) => {
  expect(nextUpdate(state, event)).toEqual({ state: next, reload })
})

test('never offered over something half done', () => {
  expect(isUpdateOffered('ready', true)).toBe(false)
  expect(isUpdateOffered('replaced', true)).toBe(false)
  expect(isUpdateOffered('ready', false)).toBe(true)
  expect(isUpdateOffered('later', false)).toBe(false)
})

const anyEvents = fc.array(fc.constantFrom<UpdateEvent>('waiting', 'agreed', 'postponed', 'taken_over'))

test('whatever happens: a page is reloaded once at most, and only after a yes', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const update = createAppUpdate()
      const page = { reload: vi.fn(), tellWorkerToTakeOver: vi.fn() }
      update.attach(page)
      for (const event of events) update.dispatch(event)
      expect(page.reload.mock.calls.length).toBeLessThanOrEqual(events.includes('agreed') ? 1 : 0)
    }),
  )
})

test('agreeing tells the worker; its taking over reloads', () => {
  const update = createAppUpdate()
  const page = { reload: vi.fn(), tellWorkerToTakeOver: vi.fn() }
  update.attach(page)
  update.dispatch('waiting')
  update.dispatch('agreed')
  expect(page.tellWorkerToTakeOver).toHaveBeenCalledOnce()
  expect(page.reload).not.toHaveBeenCalled()
  update.dispatch('taken_over')
  expect(page.reload).toHaveBeenCalledOnce()
})

test('two forms hold a new version back until both are done; a release counts once', () => {
  const busy = createBusy()
  const first = busy.hold()
  const second = busy.hold()
  first()
  first()
  expect(busy.isHeld()).toBe(true)
  second()
  expect(busy.isHeld()).toBe(false)
})
