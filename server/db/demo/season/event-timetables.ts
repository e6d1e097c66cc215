import type { RoundKey } from '../demo-calendar.ts'
import type { EventKey } from './season-ids.ts'

type Line = readonly [time: string, title: string, note: string]

const gate: Line = ['08:00', 'Gate and race office open', '']
const briefing: Line = ['09:10', "Riders' briefing", 'At the start line']
const medals: Line = ['17:30', 'Medals', 'Top three of each class']

/** Lines of days whose runs are in the programme. */
export const heldDay: readonly Line[] = [gate, briefing, ['12:20', 'Lunch, track walk for parents', ''], medals]

const raceDay: readonly Line[] = [
  gate,
  briefing,
  ['09:30', 'Practice, all classes', '15 min a group'],
  ['11:00', 'Heats', '6 min + 1 lap'],
  ['13:15', 'Lunch, track walk for parents', ''],
  ['14:00', 'Juniors finals', '8 min + 1 lap'],
  ['15:10', 'Hobby, Veteran, Women finals', '10 min + 1 lap'],
  ['16:30', 'Pro final', '12 min + 1 lap'],
  medals,
]

const planned: Partial<Record<RoundKey, readonly Line[]>> = {
  kamenny: raceDay,
  stepanov: raceDay.filter(([, title]) => !title.startsWith('Juniors')),
  bela: raceDay.filter(([, title]) => title !== 'Pro final'),
  final: [gate, ['16:30', 'Pro final', ''], ['18:00', 'Trophies of the season', 'In front of the stand']],
}

const trainingDay: readonly Line[] = [
  ['08:30', 'Gate opens', ''],
  ['09:00', 'Groups and warm-up', 'Three groups by speed'],
  ['09:30', 'Morning session', 'Half-day tickets end at 12:30'],
  ['13:30', 'Afternoon session', ''],
  ['16:30', 'Wash the bikes, coffee', ''],
]

/** The plan of an event in lines that are no runs. The night race of today has none: it is planned from the clock. */
export function timetableOf(event: EventKey): readonly Line[] {
  if (event === 'arena') return []
  if (event === 'training') return trainingDay
  return planned[event] ?? heldDay
}
