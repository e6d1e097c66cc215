import type { RoundKey } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import type { ClassKey } from '../riders/rider-profile.ts'

export const ridgebackId = demoId('organisation/ridgeback')
export const championshipId = demoId('championship/ridgeback')

/** Events of the first club: the rounds of the season and the training day. */
export type EventKey = RoundKey | 'training'

/** An evening of free races after the season's own programme: they keep the demo alive. */
export type OpenNightKey = `open-night-${number}`
export type AnyEventKey = EventKey | OpenNightKey

export const classIdOf = (classKey: ClassKey) => demoId(`class/${classKey}`)
export const eventIdOf = (event: AnyEventKey) => demoId(`event/${event}`)
export const eventClassIdOf = (event: AnyEventKey, classKey: ClassKey) => demoId(`event-class/${event}/${classKey}`)
export const assignmentIdOf = (riderKey: string, classKey: ClassKey) => demoId(`assignment/${riderKey}/${classKey}`)
export const signUpIdOf = (event: AnyEventKey, riderKey: string) => demoId(`sign-up/${event}/${riderKey}`)
export const runIdOf = (event: AnyEventKey, run: string) => demoId(`run/${event}/${run}`)
export const groupIdOf = (event: AnyEventKey, group: string) => demoId(`group/${event}/${group}`)
export const waiverIdOf = (version: 1 | 2) => demoId(`waiver/ridgeback/${version}`)
