import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { timingDevices } from '#server/db/tables/timing-facts.ts'

/** Notes that a device has been heard of, and how far it is. */
export async function touchTimingDevice(
  db: Db,
  device: { organisation_id: string; device_id: string; last_seq: number; app_version: string },
): Promise<void> {
  await db
    .insert(timingDevices)
    .values({ ...device, last_seen_at: sql`now()` })
    .onConflictDoUpdate({
      target: [timingDevices.organisation_id, timingDevices.device_id],
      set: {
        last_seen_at: sql`now()`,
        last_seq: sql`greatest(${timingDevices.last_seq}, excluded.last_seq)`,
        app_version: sql`excluded.app_version`,
      },
    })
}
