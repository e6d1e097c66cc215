import { laneHalts } from '#domain/sync/sync-lane.ts'
import { isDue } from './jittered-delay.ts'
import type { OutboxEntry } from './outbox-entry.ts'

type Waiting = Pick<OutboxEntry, 'id' | 'lane' | 'next_attempt_ms'>

export type BatchChoice = {
  nowMs: number
  /** Also entries whose time has not come: a person pressed the button, or the network came back. */
  eager: boolean
  most: number
  /** Tried in this drain already: their time has not come, however eager. */
  tried: ReadonlySet<string>
  /** Lanes in which something earlier is parked, on its way, or waits for a sign-in or an update. */
  heldLanes: ReadonlySet<string>
}

/**
 * Which of the queued entries, in the order of capture, go next. Of a lane that halts only the first may go, and only
 * when nothing before it is in doubt; a timing lane passes whatever is due.
 */
export function pickBatch<Entry extends Waiting>(queued: readonly Entry[], choice: BatchChoice): Entry[] {
  const held = new Set(choice.heldLanes)
  const picked: Entry[] = []
  for (const entry of queued) {
    if (picked.length >= choice.most) break
    const halts = laneHalts(entry.lane)
    if (halts && held.has(entry.lane)) continue
    if (halts) held.add(entry.lane)
    if (choice.tried.has(entry.id)) continue
    if (choice.eager || isDue(entry.next_attempt_ms, choice.nowMs)) picked.push(entry)
  }
  return picked
}
