import { Dexie } from 'dexie'
import fc from 'fast-check'
import { v7 } from 'uuid'
import { OutboxDatabase } from '#src/offline/outbox/outbox-database.ts'
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts'
import type { NetworkFault } from './fake-sync-server.ts'
import type { Tab } from './fake-tab.ts'
import { kindsNow, kindsThen, lapOf, otherId, ownerId, waiverOf } from './lap-captures.ts'
import { createScene, type Scene } from './outbox-scene.ts'
import { breathe } from './virtual-time.ts'

/** What may go wrong with an entry on the server, in its own right. */
const fates = ['fine', 'fine', 'fine', 'fine', 'refused', 'conflicting', 'poison', 'id_taken'] as const

const networkFaults: NetworkFault[] = [
  'none',
  'none',
  'none',
  'refused',
  'answer_lost',
  'truncated',
  'portal',
  'redirect',
  'server_error',
  'gateway',
  'unavailable',
  'too_many',
  'too_large',
  'signed_out',
  'app_too_old',
]

const tabIndex = fc.nat({ max: 3 })
const kind = <Kind extends string>(name: Kind) => fc.constant(name)

/** One thing that happens at the track. */
export const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: kind('taps'),
      tab: tabIndex,
      count: fc.integer({ min: 1, max: 90 }),
      waiver: fc.nat({ max: 9 }),
      fate: fc.constantFrom(...fates),
      awaited: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: kind('network'), fault: fc.constantFrom(...networkFaults) }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('wait'), ms: fc.constantFrom(1, 700, 5_000, 31_000, 90_000) }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('kill'), tab: tabIndex, beforeCommit: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('open'), old: fc.nat({ max: 4 }), awaited: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('freeze'), tab: tabIndex }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('thaw'), tab: tabIndex }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('storage_fails'), tab: tabIndex, times: fc.integer({ min: 1, max: 12 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('storage_closed'), tab: tabIndex }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('session'), user: fc.constantFrom(ownerId, ownerId, null, otherId) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('send_all'), awaited: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('clock'), ms: fc.constantFrom(7_200_000, -86_400_000, 600_000, -7_200_000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('flapping'), times: fc.integer({ min: 2, max: 8 }) }) },
)
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Guards that a control switches off, to see that the laws notice. */
export type Unguarded = {
  /** The server forgets what it has applied. */
  forgetfulServer?: boolean
  /** The app takes silence for a success. */
  hastyApp?: boolean
}

/** A day at the track: what was captured, and everything that could break it. */
export function createDay(unguarded: Unguarded = {}) {
  const scene = createScene()
  scene.server.state.isForgetful = unguarded.forgetfulServer === true
  const newTab = (kinds = kindsNow) => scene.tab({ kinds, hasty: unguarded.hastyApp === true })
  const tabs: Tab[] = [newTab()]
  /** Ids that a person was told are kept. */
  const captured = new Set<string>()
  /** Of these the server will not hear: refused, crashing, or their id is taken by another entry. */
  const illFated = new Set<string>()
  const reader = new OutboxDatabase(ownerId, scene.tab().storage.parts)

  const tabAt = (index: number) => tabs[index % Math.max(1, tabs.length)]

  function tap(tab: Tab, given: Extract<Step, { kind: 'taps' }>, turn: number, old: boolean): Promise<void> {
    const id = v7()
    if (turn === 0) decideFate(scene, illFated, id, given.fate)
    const kinds = old ? kindsThen : kindsNow
    const lap = lapOf(String(turn), kinds)
    const waiver = { ...lap, lane: waiverOf('', `rider-${given.waiver}`).lane }
    return tab.outbox.enqueue({ ...(given.waiver < 2 ? waiver : lap), id }).then(
      () => void captured.add(id),
      // The person was told that it is not kept.
      () => {},
    )
  }
  const oldTabs = new WeakSet<Tab>()

  const acts: { [Kind in Step['kind']]: (given: Extract<Step, { kind: Kind }>) => unknown } = {
    taps(given) {
      const tab = tabAt(given.tab)
      if (tab === undefined) return
      const turns = Array.from({ length: given.count }, (_, turn) => tap(tab, given, turn, oldTabs.has(tab)))
      return given.awaited && tab.isActive() ? Promise.all(turns) : breathe(given.count % 5)
    },
    network({ fault }) {
      scene.server.state.fault = fault
    },
    wait: ({ ms }) => scene.time.advance(ms),
    kill(given) {
      const tab = tabAt(given.tab)
      if (tab === undefined) return
      tab.kill(given)
      tabs.splice(tabs.indexOf(tab), 1)
    },
    open({ old, awaited }) {
      const tab = newTab(old === 0 ? kindsThen : kindsNow)
      if (old === 0) oldTabs.add(tab)
      tabs.push(tab)
      const started = tab.outbox.start()
      return awaited ? started : breathe(3)
    },
    freeze: (given) => tabAt(given.tab)?.freeze(),
    thaw: (given) => tabAt(given.tab)?.thaw(),
    storage_fails(given) {
      const tab = tabAt(given.tab)
      if (tab !== undefined) tab.storage.faults.failNext = given.times
    },
    storage_closed: (given) => tabAt(given.tab)?.storage.closeFromOutside(),
    async session({ user }) {
      scene.session.userId = user
      if (user === ownerId) for (const tab of tabs) if (tab.isActive()) await tab.outbox.signedIn().catch(() => {})
    },
    async send_all({ awaited }) {
      const sending = Promise.all(tabs.filter((tab) => tab.isActive()).map(({ outbox }) => outbox.sendNow()))
      if (awaited) await sending
      else await breathe(7)
    },
    clock: ({ ms }) => scene.time.jumpWall(ms),
    async flapping({ times }) {
      for (let turn = 0; turn < times; turn += 1) {
        scene.server.state.fault = turn % 2 === 0 ? 'refused' : 'none'
        for (const tab of tabs) void tab.outbox.sendNow()
        await scene.time.advance(700)
      }
    },
  }

  return {
    scene,
    captured,
    illFated,
    act: async (given: Step): Promise<void> => {
      // The table above pairs each kind with its own act.
      await Reflect.apply(acts[given.kind], null, [given])
    },
    /** What the app calls sent at this moment. */
    sentIds: (): PromiseLike<string[]> =>
      reader.entry.where('[state+position]').between(['sent', Dexie.minKey], ['sent', Dexie.maxKey]).primaryKeys(),
    /** The storm is over: whoever is left closes, the newest app opens, and an evening passes with a few more laps. */
    async evening(): Promise<void> {
      scene.server.state.fault = 'none'
      scene.session.userId = ownerId
      for (const tab of tabs.splice(0)) tab.kill({ beforeCommit: false })
      const [last, other] = [newTab(), newTab()]
      await Promise.all([last.outbox.start(), other.outbox.start()])
      for (let turn = 0; turn < 6; turn += 1) {
        captured.add((await last.outbox.enqueue(lapOf('evening'))).id)
        await scene.time.advance(60_000)
      }
      await scene.time.advance(1)
      last.kill({ beforeCommit: false })
      other.kill({ beforeCommit: false })
    },
    async finalEntries(): Promise<OutboxEntry[]> {
      const entries = await reader.entry.toArray()
      reader.close()
      return entries
    },
  }
}
export type Day = ReturnType<typeof createDay>

function decideFate(scene: Scene, illFated: Set<string>, id: string, fate: (typeof fates)[number]): void {
  const { state } = scene.server
  if (fate === 'fine') return
  illFated.add(id)
  if (fate === 'refused') state.refused.add(id)
  if (fate === 'conflicting') state.conflicting.add(id)
  if (fate === 'id_taken') scene.server.take(id)
  if (fate === 'poison') {
    state.poison.add(id)
    state.poisonCrashesAll = !state.poisonCrashesAll
  }
}
