import { v7 as newId } from 'uuid'
import type { TimingFact } from '#domain/timing/timing-fact.ts'

/** The facts that move a run on, recorded minute by minute from ten o'clock. */
export function factsOfRun(raceRunId: string) {
  let minute = 0
  const base = () => {
    const at = new Date(Date.UTC(2025, 2, 15, 10, minute)).toISOString()
    minute += 1
    return { id: newId(), race_run_id: raceRunId, recorded_at: at, at, actor_id: null, device_id: 'phone', seq: minute }
  }
  const start: TimingFact = { ...base(), kind: 'start', wave: null }
  const redFlag: TimingFact = { ...base(), kind: 'red_flag', reason: null }
  const restart: TimingFact = { ...base(), kind: 'restart', carry: true, format: null }
  const finishFlag: TimingFact = { ...base(), kind: 'finish_flag' }
  const close: TimingFact = { ...base(), kind: 'close' }
  const voidOf = (target: TimingFact): TimingFact => {
    const { at: _, ...rest } = base()
    return { ...rest, kind: 'void', target_id: target.id, reason: null }
  }
  return { start, redFlag, restart, finishFlag, close, voidOf }
}
