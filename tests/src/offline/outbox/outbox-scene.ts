import { afterEach, vi } from 'vitest'
import type { SyncKinds } from '#domain/sync/bring-up-to-date.ts'
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts'
import { createPhone } from './fake-phone.ts'
import { createFakeServer } from './fake-sync-server.ts'
import { openTab, type Tab, type TabOptions } from './fake-tab.ts'
import { kindsNow, ownerId } from './lap-captures.ts'
import { createVirtualTime } from './virtual-time.ts'

// Hours of virtual time; a busy machine may need a while for them.
vi.setConfig({ testTimeout: 30_000 })

const open = new Set<Tab>()
afterEach(() => {
  for (const tab of open) tab.kill({ beforeCommit: false })
  open.clear()
})

/** One phone at the track, one server, one clock; tabs are opened as the test goes on. */
export function createScene() {
  const phone = createPhone()
  const server = createFakeServer(kindsNow)
  const time = createVirtualTime()
  const tabs: Tab[] = []
  time.waitFor(() => tabs.filter((tab) => tab.isActive()).map((tab) => tab.outbox.atRest()))
  const session: { userId: string | null } = { userId: ownerId }

  return {
    phone,
    server,
    time,
    session,
    tab(options: Partial<TabOptions> & { kinds?: SyncKinds } = {}): Tab {
      const tab = openTab({
        phone,
        server,
        time,
        kinds: kindsNow,
        userId: ownerId,
        signedIn: () => session.userId,
        random: () => 0.5,
        ...options,
      })
      open.add(tab)
      tabs.push(tab)
      return tab
    },
  }
}
export type Scene = ReturnType<typeof createScene>

/** An entry's state and the reason it is in it. */
export async function stateOf(tab: Tab, id: string): Promise<string> {
  const entry: OutboxEntry | undefined = await tab.outbox.find(id)
  return entry === undefined ? 'gone' : entry.state
}
