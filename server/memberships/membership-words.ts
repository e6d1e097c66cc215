import { ageText } from '#server/classes/eligibility-text.ts'
import type { OfferedType } from './membership-store.ts'

/** How long it holds, in words. `today` is a day of the organisation's calendar, `2025-03-15`. */
export function termText(type: Pick<OfferedType, 'term' | 'fixed_from' | 'fixed_to'>, today: string): string {
  if (type.term === 'rolling_year') return '12 months from the day you join'
  if (type.term === 'calendar_year') return `1 January to 31 December ${today.slice(0, 4)}`
  const [from, to] = [type.fixed_from ?? today, type.fixed_to ?? today]
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  return `${dayText(from, !sameYear)} to ${dayText(to, true)}`
}

/** Who may join, in words; null when everybody may. */
export function joinText(type: Pick<OfferedType, 'min_age' | 'max_age' | 'max_people'>): string | null {
  if (type.max_people > 1) return `Up to ${type.max_people} people of one family`
  const text = ageText(type.min_age, type.max_age)
  return text === null ? null : text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** `1 October 2024`, or `1 October`. */
function dayText(day: string, withYear: boolean): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00.000Z`))
}
