/** Both clocks of a device at one moment: the wall clock jumps, the monotonic one stops while the device sleeps. ms */
export type ClockPair = { wall_ms: number; monotonic_ms: number }

/** A stretch of time during which both clocks of a device went at the same pace. */
export type ClockBoot = ClockPair & { boot_id: string }

/** More than this between the two clocks and one of them jumped or slept. */
export const mostDisagreementMs = 50

/** By how much the clocks have come apart since the boot began, in ms: positive when the wall clock is ahead. */
export function clockDisagreement(boot: ClockPair, now: ClockPair): number {
  return now.wall_ms - boot.wall_ms - (now.monotonic_ms - boot.monotonic_ms)
}

/**
 * The boot that a stamp taken now belongs to: the present one while the clocks agree with its beginning to 50 ms, else a
 * new one that begins here. Measured from the beginning, so that a slow drift does not creep in unseen.
 */
export function bootAt(boot: ClockBoot | null, now: ClockPair, newBootId: () => string): ClockBoot {
  if (boot !== null && Math.abs(clockDisagreement(boot, now)) <= mostDisagreementMs) return boot
  return { wall_ms: now.wall_ms, monotonic_ms: now.monotonic_ms, boot_id: newBootId() }
}
