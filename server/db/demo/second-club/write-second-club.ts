import type { Db } from '#server/db/client.ts'
import { blogPosts } from '#server/db/tables/blog.ts'
import { championships } from '#server/db/tables/championships.ts'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses } from '#server/db/tables/event-details.ts'
import { eventSignUps } from '#server/db/tables/event-sign-ups.ts'
import { events } from '#server/db/tables/events.ts'
import { imageSets, images } from '#server/db/tables/gallery.ts'
import { participantLinks, participants } from '#server/db/tables/participants.ts'
import { pointsAllocations } from '#server/db/tables/points-allocations.ts'
import { siteSettings } from '#server/db/tables/site.ts'
import { users } from '#server/db/tables/users.ts'
import type { DemoCalendar } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { insertRows } from '../insert-rows.ts'
import { severRiders } from './sever-riders.ts'
import {
  severAssignments,
  severChampionship,
  severClass,
  severEventClasses,
  severEvents,
  severPoints,
  severSignUps,
} from './sever-rows.ts'
import { severImage, severImageSet, severPosts, severSettings } from './sever-site-rows.ts'

/** Writes the second club's own season; its row and its secretary are there already. */
export async function writeSecondClub(tx: Db, calendar: DemoCalendar): Promise<void> {
  const people = severRiders.map(({ key, first, last, number }) => ({
    user: {
      id: demoId(`user/sever/${key}`),
      email: `${key}@riders.other.example`,
      first_name: first,
      last_name: last,
      default_vehicle_number: number,
      is_verified: true,
    },
    participant: {
      uuid: demoId(`participant/sever/${key}`),
      first_name: first,
      last_name: last,
      nationality: 'CZE',
      is_listed_publicly: true,
    },
    link: {
      id: demoId(`link/sever/${key}`),
      user_id: demoId(`user/sever/${key}`),
      participant_id: demoId(`participant/sever/${key}`),
      relation: 'self' as const,
      is_self: true,
    },
  }))
  await insertRows(
    tx,
    users,
    people.map(({ user }) => user),
  )
  await insertRows(
    tx,
    participants,
    people.map(({ participant }) => participant),
  )
  await insertRows(
    tx,
    participantLinks,
    people.map(({ link }) => link),
  )
  await insertRows(tx, imageSets, [severImageSet])
  await insertRows(tx, images, [severImage])
  await insertRows(tx, championships, [severChampionship(calendar)])
  await insertRows(tx, pointsAllocations, [severPoints])
  await insertRows(tx, championshipClasses, [severClass])
  await insertRows(tx, events, severEvents(calendar))
  await insertRows(tx, eventClasses, severEventClasses)
  await insertRows(tx, classAssignments, severAssignments)
  await insertRows(tx, eventSignUps, severSignUps)
  await insertRows(tx, siteSettings, [severSettings])
  await insertRows(tx, blogPosts, severPosts(calendar))
}
