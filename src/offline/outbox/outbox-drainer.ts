import { mergeJournal } from './capture-entry.ts'
import { compareRuns } from './compare-runs.ts'
import { type DrainGate, type Eagerness, gateAfterFailure, gateAllows, openGate } from './drain-gate.ts'
import { type DrainReport, drainQueue, freshMemory } from './drain-queue.ts'
import type { DrainTools } from './drain-tools.ts'
import { isDue } from './jittered-delay.ts'
import { nextWakeMs } from './next-wake.ts'
import { requeueState } from './requeue-state.ts'
import { resendGaps } from './resend-gaps.ts'
import { restoreCopies } from './session-copies.ts'

export type Drainer = {
  /** Sends what can be sent; resolves when this tab has come to rest. Calls in the meantime add one more pass. */
  drain(eagerness: Eagerness): Promise<void>
  /** Signed in again: what was held up by the sign-in goes on. */
  signedIn(): Promise<void>
  gate(): DrainGate
  /** Resolves when nothing is being sent in this tab. */
  atRest(): Promise<void>
  stop(): void
}

/** Often enough to notice a server that was set back, seldom enough not to double the traffic of a race. */
const compareEveryMs = 15_000

/** One drainer per tab: a single pass at a time, and a timer for what must wait. */
export function createDrainer(tools: DrainTools): Drainer {
  let memory = freshMemory
  let running: Promise<void> | null = null
  let wanted: Eagerness | null = null
  let stopped = false
  let cancelTimer = () => {}
  const uncompared = new Set<string>()
  let comparedMs = 0

  async function pass(eagerness: Eagerness): Promise<void> {
    await tools.link.run((db) => restoreCopies(db, tools.copies, tools.newId))
    await mergeJournal(tools)
    const signedInUserId = tools.signedInUserId()
    if (signedInUserId === null) await tools.link.run((db) => requeueState(db, 'queued', 'needs_sign_in'))
    let elsewhere = false
    if (signedInUserId === tools.userId && gateAllows(memory.gate, eagerness, tools.now())) {
      const report = await drainQueue(tools, memory, eagerness !== 'routine')
      ;({ memory, elsewhere } = report)
      await checkWith(report)
    }
    await sleep(elsewhere)
  }

  /** Looks whether the server has what is called sent here; not after every single tap of a race. */
  async function checkWith(report: DrainReport): Promise<void> {
    tools.copies.forget(report.passed.map((entry) => entry.id))
    for (const entry of report.passed) uncompared.add(entry.lane)
    let queued = await tools.link.run((db) => resendGaps(db, report.gaps))
    if (uncompared.size > 0 && isDue(comparedMs + compareEveryMs, tools.now())) {
      comparedMs = tools.now()
      const lanes = [...uncompared]
      uncompared.clear()
      queued += await compareRuns(tools, lanes)
    }
    if (queued > 0) wanted ??= 'routine'
  }

  async function sleep(elsewhere: boolean): Promise<void> {
    const nowMs = tools.now()
    const waitMs = await tools.link.run((db) => nextWakeMs(db, { gate: memory.gate, elsewhere, nowMs }))
    const compareMs = Math.max(0, comparedMs + compareEveryMs - nowMs)
    wakeIn(uncompared.size === 0 ? waitMs : Math.min(waitMs ?? compareMs, compareMs))
  }

  function wakeIn(waitMs: number | null): void {
    cancelTimer()
    if (waitMs !== null && !stopped) cancelTimer = tools.setTimer(() => void drain('routine'), waitMs)
  }

  async function passes(): Promise<void> {
    while (wanted !== null && !stopped) {
      const eagerness = wanted
      wanted = null
      try {
        await pass(eagerness)
      } catch (error) {
        // The database would not work: nothing is lost, the leases bring back what was on its way.
        if (stopped) return
        tools.onTrouble(error)
        const pace = { nowMs: tools.now(), capMs: tools.capMs(), random: tools.random }
        const gate = gateAfterFailure(memory.gate, { ...pace, retryAfterS: null })
        memory = { ...memory, gate }
        wakeIn(Math.max(1_000, gate.closedUntilMs - pace.nowMs))
      }
    }
  }

  function drain(eagerness: Eagerness): Promise<void> {
    if (stopped) return Promise.resolve()
    if (wanted === null || rank[eagerness] > rank[wanted]) wanted = eagerness
    running ??= passes().finally(() => {
      running = null
    })
    return running
  }

  return {
    drain,
    async signedIn() {
      // A refusal that is still on its way back belongs to the old sign-in and must not close the gate again.
      await running
      if (memory.gate.stopped === 'signed_out') memory = { ...memory, gate: openGate }
      await tools.link.run((db) => requeueState(db, 'needs_sign_in', 'queued'))
      await drain('sign')
    },
    gate: () => memory.gate,
    atRest: () => running ?? Promise.resolve(),
    stop() {
      stopped = true
      cancelTimer()
    },
  }
}

const rank: Record<Eagerness, number> = { routine: 0, sign: 1, person: 2 }
