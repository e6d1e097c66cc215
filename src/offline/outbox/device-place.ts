import * as z from 'zod/mini'
import type { EntryPlace } from './new-entry.ts'
import type { OutboxDatabase } from './outbox-database.ts'

const deviceRow = z.object({ device_id: z.string(), next_seq: z.int(), next_position: z.int() })

/** Takes the next sequence number and position of this device. Only inside a transaction that writes `meta`. */
export async function takePlace(db: OutboxDatabase, newId: () => string): Promise<EntryPlace> {
  const device = await readDevice(db, newId)
  const { device_id, next_seq, next_position } = device
  await writeDevice(db, { device_id, next_seq: next_seq + 1, next_position: next_position + 1 })
  return { device_id, seq: next_seq, position: next_position }
}

/** Takes a position alone, for an entry that already has its sequence number. Inside a transaction, as above. */
export async function takePosition(db: OutboxDatabase, newId: () => string): Promise<number> {
  const device = await readDevice(db, newId)
  await writeDevice(db, { ...device, next_position: device.next_position + 1 })
  return device.next_position
}

/** This database's device id; null before the first capture. */
export async function readDeviceId(db: OutboxDatabase): Promise<string | null> {
  return deviceRow.safeParse((await db.meta.get('device'))?.value).data?.device_id ?? null
}

async function readDevice(db: OutboxDatabase, newId: () => string): Promise<z.infer<typeof deviceRow>> {
  const parsed = deviceRow.safeParse((await db.meta.get('device'))?.value)
  return parsed.success ? parsed.data : { device_id: newId(), next_seq: 1, next_position: 1 }
}

async function writeDevice(db: OutboxDatabase, value: z.infer<typeof deviceRow>): Promise<void> {
  await db.meta.put({ key: 'device', value })
}
