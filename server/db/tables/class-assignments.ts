import { sql } from 'drizzle-orm'
import { check, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { classAssignmentState } from '#domain/classes/class-assignment.ts'
import { primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, refersTo, uniqueTogether, uniqueWhere } from '../constraints.ts'
import { championshipClasses } from './classes.ts'
import { participants, vehicles } from './participants.ts'
import { users } from './users.ts'

/** A participant in a championship class for the season, under one start number. */
export const classAssignments = pgTable(
  'class_assignments',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    championship_id: uuid().notNull(),
    championship_class_id: uuid().notNull(),
    participant_id: uuid().notNull(),
    /** Exactly as on the plate: `00`, `7` and `007` differ. Null until chosen. */
    start_number: text(),
    vehicle_id: uuid(),
    state: word(classAssignmentState).notNull().default('draft'),
    /** The assignment this one continues after a change of class, and the share of its points that came along. */
    moved_from_id: uuid(),
    carry_factor: doublePrecision(),
    staff_note: text().notNull().default(''),
    created_by_id: uuid(),
    ...timestamps(),
  },
  (t) => [
    refersTo(
      [t.championship_class_id, t.championship_id],
      [championshipClasses.id, championshipClasses.championship_id],
    ),
    refersTo(
      [t.championship_class_id, t.organisation_id],
      [championshipClasses.id, championshipClasses.organisation_id],
    ),
    refersTo([t.participant_id], [participants.uuid]),
    refersTo([t.vehicle_id, t.participant_id], [vehicles.id, vehicles.participant_id]),
    refersTo([t.moved_from_id, t.organisation_id], [t.id, t.organisation_id]),
    refersTo([t.created_by_id], [users.id]),
    oneOf(t.state, classAssignmentState),
    check('class_assignments_start_number_form', sql`${t.start_number} ~ '^[0-9A-Za-z]{1,6}$'`),
    check('class_assignments_carry_factor', sql`${t.carry_factor} between 0 and 1`),
    uniqueTogether(t.championship_class_id, t.participant_id),
    uniqueWhere([t.championship_class_id, t.start_number], sql`${t.state} in ('draft', 'active')`),
    uniqueTogether(t.id, t.organisation_id),
    uniqueTogether(t.id, t.championship_class_id),
    uniqueTogether(t.id, t.participant_id),
    indexOn(t.organisation_id),
    indexOn(t.championship_id),
    indexOn(t.participant_id),
    indexOn(t.vehicle_id),
    indexOn(t.moved_from_id),
    indexOn(t.created_by_id),
  ],
)
