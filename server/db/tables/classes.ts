import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StandingsRules } from '#domain/championships/standings-rules.ts'
import { ageReference, eligibleGender } from '#domain/classes/championship-class.ts'
import { day, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, inOrder, notNegative, oneOf, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { championships } from './championships.ts'
import { pointsAllocations } from './points-allocations.ts'

/** A class of a championship: Pro, Hobby, Junior 85 ... */
export const championshipClasses = pgTable(
  'championship_classes',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    championship_id: uuid().notNull(),
    name: text().notNull(),
    /** For plates and narrow columns: `PRO`. */
    short_label: text().notNull(),
    /** CSS colours of the number plate and of the figures on it. */
    plate_colour: text().notNull(),
    figure_colour: text().notNull(),
    description: text().notNull().default(''),
    position: integer().notNull().default(0),
    is_open: boolean().notNull().default(true),
    min_age: integer(),
    max_age: integer(),
    age_reference: word(ageReference).notNull().default('event_day'),
    /** Only for the reference `fixed_day`. */
    age_reference_day: day(),
    eligible_gender: word(eligibleGender).notNull().default('any'),
    is_licence_required: boolean().notNull().default(false),
    is_membership_required: boolean().notNull().default(false),
    /** The plates to suggest; numbers themselves are texts. */
    number_from: integer(),
    number_to: integer(),
    /** Places per event unless the event says otherwise; null: as many as the event has. */
    capacity_per_event: integer(),
    /** Null: those of the championship. */
    standings_rules: jsonb().$type<StandingsRules>(),
    points_allocation_id: uuid(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.championship_id, t.organisation_id], [championships.id, championships.organisation_id]),
    refersTo([t.points_allocation_id, t.organisation_id], [pointsAllocations.id, pointsAllocations.organisation_id]),
    oneOf(t.age_reference, ageReference),
    oneOf(t.eligible_gender, eligibleGender),
    check('championship_classes_ages', sql`${t.min_age} between 0 and 120 and ${t.max_age} between 0 and 120`),
    inOrder(t.min_age, t.max_age),
    check(
      'championship_classes_fixed_day_known',
      sql`(${t.age_reference} = 'fixed_day') = (${t.age_reference_day} is not null)`,
    ),
    notNegative(t.number_from),
    inOrder(t.number_from, t.number_to),
    positive(t.capacity_per_event),
    uniqueTogether(t.id, t.organisation_id),
    uniqueTogether(t.id, t.championship_id),
    uniqueTogether(t.championship_id, t.name),
    indexOn(t.points_allocation_id),
  ],
)
