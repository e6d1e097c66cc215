import { bootAt, type ClockBoot } from '#domain/timing/clock-boot.ts'
import { type ClockHealth, clockHealth } from '#domain/timing/clock-health.ts'
import { type ClockSync, type PlacedTap, placeTap, rememberSync } from '#domain/timing/clock-history.ts'
import { type ClockProbe, fewestProbes, offsetFromProbes } from '#domain/timing/clock-probe.ts'
import type { RawClock } from '#domain/timing/timing-fact.ts'

export type ClockWorld = {
  /** `Date.now()` and `performance.now()`. */
  wallMs: () => number
  monotonicMs: () => number
  newId: () => string
  /** Asks the server for its time once (epoch ms); null when nothing of ours answered. */
  askTime: () => Promise<number | null>
  /** Comparisons of earlier hours; those of another boot are history only. */
  history?: readonly ClockSync[]
}

export type DeviceClock = ReturnType<typeof createDeviceClock>

/** The device's clocks: stamps taps, compares with the server, keeps the history of it. */
export function createDeviceClock(world: ClockWorld) {
  let boot: ClockBoot | null = null
  let history: readonly ClockSync[] = world.history ?? []

  function present(): ClockBoot {
    const now = { wall_ms: world.wallMs(), monotonic_ms: world.monotonicMs() }
    boot = bootAt(boot, now, world.newId)
    return { ...now, boot_id: boot.boot_id }
  }

  const lastOf = (bootId: string) => history.findLast((sync) => sync.boot_id === bootId) ?? null

  return {
    /**
     * The raw stamps of a tap. `eventMs` is the pointer event's own time stamp, on the monotonic clock: the tap was
     * earlier than the code that hears of it.
     */
    stamp(eventMs?: number): RawClock {
      const now = present()
      const sinceMs = eventMs === undefined ? 0 : Math.max(0, now.monotonic_ms - eventMs)
      const last = lastOf(now.boot_id)
      return {
        wall_ms: Math.round(now.wall_ms - sinceMs),
        monotonic_ms: now.monotonic_ms - sinceMs,
        boot_id: now.boot_id,
        offset_ms: last?.offset_ms ?? null,
        uncertainty_ms: last?.uncertainty_ms ?? null,
        text: null,
      }
    },

    /** Compares with the server; null when too few answers came or the clocks jumped meanwhile. */
    async synchronise(probes = fewestProbes): Promise<ClockSync | null> {
      const before = present()
      const answers: ClockProbe[] = []
      for (let turn = 0; turn < probes; turn += 1) {
        const sent = world.monotonicMs()
        const server = await world.askTime()
        const received = world.monotonicMs()
        // Round trips are taken on the clock that does not jump, and told in wall time of the boot's beginning.
        const toWall = before.wall_ms - before.monotonic_ms
        if (server !== null) answers.push({ sent_ms: sent + toWall, received_ms: received + toWall, server_ms: server })
      }
      const offset = offsetFromProbes(answers)
      const after = present()
      if (offset === null || after.boot_id !== before.boot_id) return null
      const toAfter = after.wall_ms - after.monotonic_ms - (before.wall_ms - before.monotonic_ms)
      const sync: ClockSync = { ...offset, ...after, offset_ms: offset.offset_ms - toAfter }
      history = rememberSync(history, sync)
      return sync
    },

    health: (): ClockHealth => {
      const now = present()
      return clockHealth(lastOf(now.boot_id), now)
    },
    /** Where a tap belongs in server time, by the comparisons before and after it. */
    place: (tap: Pick<RawClock, 'boot_id' | 'wall_ms' | 'monotonic_ms'>): PlacedTap => placeTap(tap, history),
    history: (): readonly ClockSync[] => history,
  }
}
