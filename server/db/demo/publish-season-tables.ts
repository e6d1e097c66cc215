import { publishStandings } from '#server/championships/publish-standings.ts'
import type { Db } from '#server/db/client.ts'
import { systemScope } from '#server/http/organisation-scope.ts'
import { type DemoCalendar, pragueMs } from './demo-calendar.ts'
import { isoInstantOf } from './local-time.ts'
import { userIdOf } from './people/people-rows.ts'
import { classKeys } from './riders/rider-profile.ts'
import { classIdOf, ridgebackId } from './season/season-ids.ts'

/** Publishes the tables of all classes as they stood on the evening of each round behind us. */
export async function publishSeasonTables(tx: Db, calendar: DemoCalendar): Promise<void> {
  for (const [index, round] of (['brno', 'lipno', 'hall'] as const).entries()) {
    for (const classKey of classKeys) {
      await publishStandings(tx, systemScope(ridgebackId), {
        championship_class_id: classIdOf(classKey),
        state: 'official',
        reason: index === 0 ? '' : `After round ${index + 1}`,
        published_by_id: userIdOf('secretary'),
        published_at: isoInstantOf(pragueMs(calendar.rounds[round], '20:00')),
      })
    }
  }
}
