import type { ClassPlate } from '#domain/classes/class-words.ts'
import type { Entry } from '#domain/events/event-words.ts'

/** Entries in groups of a class, in the order of the event's classes; classes without an entry are left out. */
export function entriesByClass(
  entries: readonly Entry[],
  classes: readonly ClassPlate[],
): { raceClass: ClassPlate; entries: Entry[] }[] {
  return classes
    .map((raceClass) => ({
      raceClass,
      entries: entries.filter((entry) => entry.championship_class_id === raceClass.id),
    }))
    .filter((group) => group.entries.length > 0)
}
