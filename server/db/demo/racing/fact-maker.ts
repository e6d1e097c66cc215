import { compareFacts } from '#domain/timing/facts-in-force.ts'
import type { TimingFact } from '#domain/timing/timing-fact.ts'
import { demoId } from '../demo-id.ts'
import { isoInstantOf } from '../local-time.ts'
import { userIdOf } from '../people/people-rows.ts'

/** Devices of the demo that make facts. */
export const demoDevices = {
  decoder: 'decoder-finish-line',
  desk: 'laptop-timing-desk',
  backup: 'phone-second-timekeeper',
} as const
export type DemoDevice = keyof typeof demoDevices

/**
 * Makes the parts that all facts of a run share. Ids come from names, so that the same run always has the same facts.
 * `seq` is given when all facts are known.
 */
export function factMaker(raceRunId: string) {
  return (name: string, recordedMs: number, device: DemoDevice) => ({
    id: demoId(`fact/${raceRunId}/${name}`),
    race_run_id: raceRunId,
    recorded_at: isoInstantOf(recordedMs),
    actor_id: device === 'decoder' ? null : userIdOf('timekeeper'),
    device_id: demoDevices[device],
    seq: 0,
  })
}

/** The facts in the order they were recorded, each device's counted from 0. */
export function inRecordedOrder(facts: readonly TimingFact[]): TimingFact[] {
  const counts = new Map<string, number>()
  return [...facts].sort(compareFacts).map((fact) => {
    const seq = counts.get(fact.device_id) ?? 0
    counts.set(fact.device_id, seq + 1)
    return { ...fact, seq }
  })
}
