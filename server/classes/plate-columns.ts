import { sql } from 'drizzle-orm'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import { championshipClasses } from '#server/db/tables/classes.ts'

/** A class as a plate shows it. */
export const plateColumns = {
  id: championshipClasses.id,
  name: championshipClasses.name,
  short_label: championshipClasses.short_label,
  plate_colour: championshipClasses.plate_colour,
  figure_colour: championshipClasses.figure_colour,
}

/** The same inside json_agg. */
export const plateJson = sql<ClassPlate>`json_build_object(
  'id', ${championshipClasses.id}, 'name', ${championshipClasses.name},
  'short_label', ${championshipClasses.short_label}, 'plate_colour', ${championshipClasses.plate_colour},
  'figure_colour', ${championshipClasses.figure_colour})`
