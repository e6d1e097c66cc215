import type { classAssignments } from '#server/db/tables/class-assignments.ts'
import { type DemoCalendar, pragueMs } from '../demo-calendar.ts'
import { isoInstantOf } from '../local-time.ts'
import { participantIdOf, userIdOf, vehicleIdOf } from '../people/people-rows.ts'
import type { ClassKey, RiderProfile } from '../riders/rider-profile.ts'
import { allRiders, classOf } from '../riders/roster.ts'
import { buyerOf } from '../shop/membership-rows.ts'
import { assignmentIdOf, championshipId, classIdOf, ridgebackId } from './season-ids.ts'
import { seasonRules } from './standings-settings.ts'

type Row = typeof classAssignments.$inferInsert

/** Who races in which class under which number; who changed class has both assignments, the old one first. */
export function assignmentRows(calendar: DemoCalendar): Row[] {
  return allRiders.flatMap((rider): Row[] => {
    const { key, number, moved_from } = rider
    const now = classOf(key)
    if (!moved_from) return [row(rider, now, number, calendar.season_start)]
    const before = row(rider, moved_from.class, moved_from.number, calendar.season_start)
    return [
      { ...before, state: 'moved' },
      {
        ...row(rider, now, number, calendar.rounds.lipno),
        moved_from_id: assignmentIdOf(key, moved_from.class),
        carry_factor: seasonRules.carry_factor,
        staff_note: 'Moved up after two rounds, half of the points come along.',
      },
    ]
  })
}

function row({ key, is_guest }: RiderProfile, classKey: ClassKey, number: string, sinceDay: string): Row {
  return {
    id: assignmentIdOf(key, classKey),
    organisation_id: ridgebackId,
    championship_id: championshipId,
    championship_class_id: classIdOf(classKey),
    participant_id: participantIdOf(key),
    start_number: number,
    vehicle_id: vehicleIdOf(key),
    state: 'active',
    staff_note: is_guest ? 'Guest, no licence of the federation: rides without points.' : '',
    created_by_id: userIdOf(is_guest ? 'secretary' : buyerOf(key)),
    created_at: isoInstantOf(pragueMs(sinceDay, '20:15')),
  }
}
