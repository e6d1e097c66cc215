import { expect, test } from 'vitest'
import { createInstallMemory } from '#src/offline/install-memory.ts'
import { type InstallFacts, installOffer } from '#src/offline/install-offer.ts'

const third: InstallFacts = {
  visits: 3,
  valueShown: false,
  dismissed: false,
  installed: false,
  canPrompt: true,
  isIos: false,
  path: '/results',
}

test.each<[string, Partial<InstallFacts>, 'dialog' | 'steps' | null]>([
  ['at the third visit', {}, 'dialog'],
  ['not at the second', { visits: 2 }, null],
  ['at the first, once a rider is followed', { visits: 1, valueShown: true }, 'dialog'],
  ['on iOS in steps', { canPrompt: false, isIos: true }, 'steps'],
  ['not where the browser cannot', { canPrompt: false }, null],
  ['never again after a no', { dismissed: true }, null],
  ['not from the home screen', { installed: true }, null],
  ['not while registering', { path: '/events/1/register/race-event' }, null],
  ['not at the till', { path: '/checkout/1' }, null],
  ['not in the admin area', { path: '/admin/event/1/timing' }, null],
  ['not while signing in', { path: '/auth/login' }, null],
  ['on the home page', { path: '/' }, 'dialog'],
  ['on an event', { path: '/events/1' }, 'dialog'],
  ['on its results', { path: '/events/1/results/race-run/2' }, 'dialog'],
])('%s', (_sentence, facts, offer) => {
  expect(installOffer({ ...third, ...facts })).toBe(offer)
})

function textsOnly(): Storage {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: () => null,
    length: 0,
  }
}

test('a session is one visit, however many pages it loads', () => {
  const lasting = textsOnly()
  const monday = textsOnly()
  createInstallMemory(lasting, monday).countVisit()
  createInstallMemory(lasting, monday).countVisit()
  expect(createInstallMemory(lasting, monday).visits()).toBe(1)
  createInstallMemory(lasting, textsOnly()).countVisit()
  expect(createInstallMemory(lasting, monday).visits()).toBe(2)
})

test('a no holds for good', () => {
  const lasting = textsOnly()
  createInstallMemory(lasting, null).dismiss()
  expect(createInstallMemory(lasting, null).isDismissed()).toBe(true)
})

test('without storage nothing is offered and nothing breaks', () => {
  const memory = createInstallMemory(null, null)
  memory.countVisit()
  memory.dismiss()
  expect(memory.visits()).toBe(0)
})
