import { createHash } from 'node:crypto'
import type { indemnityTemplates, indemnityTemplateVersions } from '#server/db/tables/indemnity-templates.ts'
import { type DemoCalendar, pragueMs } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { isoInstantOf } from '../local-time.ts'
import { userIdOf } from '../people/people-rows.ts'
import { ridgebackId, waiverIdOf } from './season-ids.ts'

export const waiverTemplateId = demoId('waiver/ridgeback')

const statements = [
  'I have read the supplementary regulations and I know the track.',
  'I am fit, I take no medicine that forbids racing, and my protection is complete.',
  'I know that endurocross is dangerous and I take part at my own risk.',
]

const risk = [
  '# Indemnity',
  'Endurocross is a sport in which people fall. Logs, rocks and tyres do not give way, and other riders cannot always stop. I take part of my own free will and at my own risk.',
  'I release the club, its marshals, doctors, land owners and other riders from claims for damage that arises in practice and racing, except where it was done on purpose or by gross negligence and where the law does not allow such a release.',
  'I follow the marshals at once. I stop at a red flag and I do not pass under yellow.',
]
const footage = 'I agree that pictures and results of the race are published by the club with name, number and club.'
const minors =
  'For riders under 18 a parent or guardian signs, stays at the track for the whole day and can be reached by phone.'

const texts = { 1: [...risk, footage].join('\n\n'), 2: [...risk, minors, footage].join('\n\n') } as const

export type WaiverVersion = keyof typeof texts

/** SHA-256 (hex) of the text and its statements as they are signed. */
export function waiverHash(version: WaiverVersion): string {
  return createHash('sha256')
    .update(JSON.stringify({ text: texts[version], statements }))
    .digest('hex')
}

export function waiverTemplateRow(): typeof indemnityTemplates.$inferInsert {
  return {
    id: waiverTemplateId,
    organisation_id: ridgebackId,
    name: 'Indemnity for races',
    scope: 'event',
    guardian_below_age: 18,
  }
}

/** The second version, since before the third round, says more about minors. */
export function waiverVersionRows(calendar: DemoCalendar): (typeof indemnityTemplateVersions.$inferInsert)[] {
  const made = { 1: calendar.season_start, 2: calendar.rounds.lipno } as const
  return ([1, 2] as const).map((version) => ({
    id: waiverIdOf(version),
    organisation_id: ridgebackId,
    indemnity_template_id: waiverTemplateId,
    version,
    title: 'Indemnity for riders and guardians',
    text: texts[version],
    text_sha256: waiverHash(version),
    statements,
    created_by_id: userIdOf('secretary'),
    created_at: isoInstantOf(pragueMs(made[version], '20:00')),
  }))
}

/** The wording that is in force for an event on this day. */
export function waiverVersionOn(calendar: DemoCalendar, day: string): WaiverVersion {
  return day <= calendar.rounds.lipno ? 1 : 2
}
