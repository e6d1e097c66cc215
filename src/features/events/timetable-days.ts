import type { EventDetails } from '#domain/events/event-words.ts'
import { dayKey, formatShortDay, formatWeekday } from '#src/ui/zoned-date.ts'

type Row = EventDetails['timetable'][number]

/** The rows of a timetable by day, in their order. An event of one day is headed `Saturday`, of several `Fri, Mar 14`. */
export function timetableDays(rows: readonly Row[], zone: string): { key: string; title: string; rows: Row[] }[] {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const key = dayKey(row.time, zone)
    days.set(key, [...(days.get(key) ?? []), row])
  }
  return [...days].map(([key, ofDay]) => {
    const at = ofDay[0]?.time ?? key
    return { key, title: days.size === 1 ? formatWeekday(at, zone) : formatShortDay(at, zone), rows: ofDay }
  })
}
