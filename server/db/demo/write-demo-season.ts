import { hashPassword } from '#server/auth/password-hash.ts'
import { type Db, inTransaction } from '#server/db/client.ts'
import { installationSettings } from '#server/db/tables/installation.ts'
import { organisations } from '#server/db/tables/organisations.ts'
import { participantLinks, participants, vehicles } from '#server/db/tables/participants.ts'
import { userRoles, users } from '#server/db/tables/users.ts'
import { demoCalendar } from './demo-calendar.ts'
import { insertRows } from './insert-rows.ts'
import { isoInstantOf } from './local-time.ts'
import { participantLinkRows, participantRows, userRoleRows, userRows, vehicleRows } from './people/people-rows.ts'
import { publishSeasonTables } from './publish-season-tables.ts'
import { clubRow } from './season/club-rows.ts'
import { ridgebackId } from './season/season-ids.ts'
import { severClub, severId } from './second-club/sever-rows.ts'
import { writeSecondClub } from './second-club/write-second-club.ts'
import { writeEntries } from './write-entries.ts'
import { writeRacing } from './write-racing.ts'
import { writeSeason } from './write-season.ts'

/**
 * Writes the whole demo season as seen from `now` (epoch ms) into an empty database, in one transaction. The same moment
 * gives the same season. All accounts that are printed at the start get the password.
 * @throws Error when there is an organisation already.
 */
export async function writeDemoSeason(db: Db, options: { now: number; password: string }): Promise<void> {
  const calendar = demoCalendar(options.now)
  const passwordHash = await hashPassword(options.password)
  await inTransaction(db, async (tx) => {
    const [existing] = await tx.select({ id: organisations.id }).from(organisations).limit(1)
    if (existing) throw new Error('The demo season needs an empty database.')
    await insertRows(tx, organisations, [clubRow(options.now), severClub])
    await insertRows(tx, users, userRows(calendar, passwordHash))
    await insertRows(tx, userRoles, userRoleRows({ ridgeback: ridgebackId, other: severId }))
    await insertRows(tx, participants, participantRows(calendar))
    await insertRows(tx, participantLinks, participantLinkRows())
    await insertRows(tx, vehicles, vehicleRows())
    await writeSeason(tx, calendar)
    await writeEntries(tx, calendar)
    await writeRacing(tx, calendar)
    await publishSeasonTables(tx, calendar)
    await writeSecondClub(tx, calendar)
    await insertRows(tx, installationSettings, [{ key: 'demo', value: { written_at: isoInstantOf(options.now) } }])
  })
}
