import type { Db } from '#server/db/client.ts'
import { blogPosts } from '#server/db/tables/blog.ts'
import { championships } from '#server/db/tables/championships.ts'
import { classAssignments } from '#server/db/tables/class-assignments.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'
import { eventClasses, eventTimetableRows } from '#server/db/tables/event-details.ts'
import { events } from '#server/db/tables/events.ts'
import { formTemplates } from '#server/db/tables/forms.ts'
import { imageSets, images } from '#server/db/tables/gallery.ts'
import { indemnityTemplates, indemnityTemplateVersions } from '#server/db/tables/indemnity-templates.ts'
import { membershipGroups, membershipPeople, memberships, membershipTypes } from '#server/db/tables/memberships.ts'
import { paymentConfigurations } from '#server/db/tables/organisations.ts'
import { partners } from '#server/db/tables/partners.ts'
import { pointsAllocations } from '#server/db/tables/points-allocations.ts'
import { priceTables, priceTiers } from '#server/db/tables/price-tables.ts'
import { prices } from '#server/db/tables/prices.ts'
import { siteSettings, siteTexts } from '#server/db/tables/site.ts'
import { ticketTypes } from '#server/db/tables/tickets.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { insertRows } from './insert-rows.ts'
import { assignmentRows } from './season/assignment-rows.ts'
import { championshipClassRows, championshipRow, pointsAllocationRows } from './season/championship-rows.ts'
import { paymentConfigurationRows } from './season/club-rows.ts'
import { eventClassRows, eventRows, timetableRows } from './season/event-rows.ts'
import { questionsRow } from './season/question-rows.ts'
import { waiverTemplateRow, waiverVersionRows } from './season/waiver-rows.ts'
import {
  membershipGroupRows,
  membershipPeopleRows,
  membershipRows,
  membershipTypeRows,
} from './shop/membership-rows.ts'
import { priceRows, priceTableRows, priceTierRows } from './shop/price-rows.ts'
import { ticketTypeRows } from './shop/ticket-type-rows.ts'
import { partnerRows } from './site/partner-rows.ts'
import { imageRows, imageSetRows } from './site/picture-rows.ts'
import { postRows } from './site/post-rows.ts'
import { siteSettingsRow, siteTextRows } from './site/site-rows.ts'

/** Writes what a club sets up before a season: texts, pictures, championship, classes, events, prices, memberships. */
export async function writeSeason(tx: Db, calendar: DemoCalendar): Promise<void> {
  await insertRows(tx, paymentConfigurations, paymentConfigurationRows())
  await insertRows(tx, imageSets, imageSetRows())
  await insertRows(tx, images, imageRows())
  await insertRows(tx, indemnityTemplates, [waiverTemplateRow()])
  await insertRows(tx, indemnityTemplateVersions, waiverVersionRows(calendar))
  await insertRows(tx, formTemplates, [questionsRow()])
  await insertRows(tx, championships, [championshipRow(calendar)])
  await insertRows(tx, pointsAllocations, pointsAllocationRows())
  await insertRows(tx, championshipClasses, championshipClassRows())
  await insertRows(tx, priceTables, priceTableRows())
  await insertRows(tx, priceTiers, priceTierRows(calendar))
  await insertRows(tx, membershipGroups, membershipGroupRows())
  await insertRows(tx, membershipTypes, membershipTypeRows(calendar))
  await insertRows(tx, events, eventRows(calendar))
  await insertRows(tx, eventClasses, eventClassRows())
  await insertRows(tx, eventTimetableRows, timetableRows(calendar))
  await insertRows(tx, ticketTypes, ticketTypeRows())
  await insertRows(tx, prices, priceRows())
  await insertRows(tx, siteSettings, [siteSettingsRow()])
  await insertRows(tx, siteTexts, siteTextRows(calendar))
  await insertRows(tx, partners, partnerRows())
  await insertRows(tx, blogPosts, postRows(calendar))
  await insertRows(tx, classAssignments, assignmentRows(calendar))
  await insertRows(tx, memberships, membershipRows(calendar))
  await insertRows(tx, membershipPeople, membershipPeopleRows())
}
