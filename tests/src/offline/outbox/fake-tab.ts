import { v7 } from 'uuid'
import type { SyncKinds } from '#domain/sync/bring-up-to-date.ts'
import { createApi } from '#src/lib/api-client.ts'
import { compareDigestsBy } from '#src/offline/outbox/compare-digests.ts'
import type { DrainTrigger } from '#src/offline/outbox/drain-triggers.ts'
import { type Outbox, type OutboxWorld, openOutbox } from '#src/offline/outbox/open-outbox.ts'
import { type SendBatch, sendBatchBy } from '#src/offline/outbox/send-batch.ts'
import { createTabStorage, type Phone } from './fake-phone.ts'
import type { FakeServer } from './fake-sync-server.ts'
import type { VirtualTime } from './virtual-time.ts'

export type TabOptions = {
  phone: Phone
  server: FakeServer
  time: VirtualTime
  kinds: SyncKinds
  userId: string
  /** Whose token lies in the browser's cookie now. */
  signedIn: () => string | null
  random: () => number
  triggers?: readonly DrainTrigger[]
  world?: Partial<OutboxWorld>
  /** For a control: takes silence for a success. */
  hasty?: boolean
}

/** The app in one tab of the phone, over the real API client; it can be frozen and killed. */
export function openTab(options: TabOptions) {
  const { phone, server, time } = options
  const storage = createTabStorage(phone)
  const self = {}
  const journaled: string[] = []
  const troubles: unknown[] = []
  let isFrozen = false
  let isDead = false
  let thaw: (() => void)[] = []

  /** Latency on the virtual clock; a frozen tab hears nothing until it thaws, a dead one nothing ever. */
  async function fetchIt(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const body: unknown = JSON.parse(await request.text())
    if (isDead) throw new TypeError('dead')
    const answer = await server.fetchAs(options.signedIn(), request.url, body)
    if (isFrozen) await new Promise<void>((go) => thaw.push(go))
    if (isDead) throw new TypeError('dead')
    return answer
  }

  const api = createApi({
    baseUrl: 'http://api.example',
    fetch: fetchIt,
    token: () => options.signedIn(),
    organisation: () => null,
  })
  const outbox: Outbox = openOutbox({
    userId: options.userId,
    signedInUserId: options.signedIn,
    appVersion: 'test',
    kinds: options.kinds,
    send: options.hasty === true ? hastily(sendBatchBy(api)) : sendBatchBy(api),
    compare: compareDigestsBy(api),
    now: time.now,
    random: options.random,
    capMs: () => 30_000,
    setTimer: (work, ms) => time.setTimer(() => (isDead || isFrozen ? undefined : work()), ms),
    onTrouble: (error) => troubles.push(error),
    onJournal: (captured) => journaled.push(captured.id),
    indexedDb: storage.parts,
    journalStorage: phone.journalStorage,
    locks: phone.locksFor(self),
    triggers: options.triggers ?? [],
    newId: v7,
    ...options.world,
  })

  return {
    outbox,
    storage,
    journaled,
    troubles,
    isActive: () => !isDead && !isFrozen,
    freeze() {
      isFrozen = true
    },
    thaw() {
      isFrozen = false
      for (const go of thaw) go()
      thaw = []
    },
    /** The process is gone: half-written transactions with it, unless they had just reached the disk. */
    kill({ beforeCommit }: { beforeCommit: boolean }) {
      isDead = true
      if (beforeCommit) storage.abortRunning()
      outbox.close()
      phone.releaseLocks(self)
      for (const go of thaw) go()
    },
  }
}
export type Tab = ReturnType<typeof openTab>

function hastily(send: SendBatch): SendBatch {
  return async (batch) => {
    const outcome = await send(batch)
    if (outcome.kind !== 'unreachable') return outcome
    return { kind: 'answered', answer: { results: batch.items.map(({ id }) => ({ id, result: 'applied' })), gaps: [] } }
  }
}
