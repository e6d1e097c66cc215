import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, primaryId, timestamps } from '../columns.ts'
import { indexOn, inOrder, positive, refersTo, uniqueTogether } from '../constraints.ts'
import { championshipClasses } from './classes.ts'
import { events } from './events.ts'
import { storedFiles } from './files.ts'
import { pointsAllocations } from './points-allocations.ts'

/** A class of the event's championship that races at the event. Its row is locked while places are taken. */
export const eventClasses = pgTable(
  'event_classes',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    championship_id: uuid().notNull(),
    championship_class_id: uuid().notNull(),
    /** Null: that of the class. */
    capacity: integer(),
    /** Null: that of the class. */
    points_allocation_id: uuid(),
    note: text().notNull().default(''),
    position: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id], 'cascade'),
    refersTo([t.event_id, t.championship_id], [events.id, events.championship_id], 'cascade'),
    refersTo(
      [t.championship_class_id, t.championship_id],
      [championshipClasses.id, championshipClasses.championship_id],
    ),
    refersTo([t.points_allocation_id, t.organisation_id], [pointsAllocations.id, pointsAllocations.organisation_id]),
    positive(t.capacity),
    uniqueTogether(t.event_id, t.championship_class_id),
    uniqueTogether(t.id, t.event_id),
    uniqueTogether(t.id, t.championship_class_id),
    indexOn(t.championship_class_id),
    indexOn(t.points_allocation_id),
  ],
)

/** A line of the day's plan that is not a run: gate opens, riders' briefing, prize giving. */
export const eventTimetableRows = pgTable(
  'event_timetable_rows',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant(),
    title: text().notNull(),
    note: text().notNull().default(''),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id], 'cascade'),
    inOrder(t.starts_at, t.ends_at),
    indexOn(t.event_id, t.starts_at),
  ],
)

/** Regulations, maps and the like: a file of ours or an address. */
export const eventDocuments = pgTable(
  'event_documents',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    event_id: uuid().notNull(),
    title: text().notNull(),
    stored_file_id: uuid(),
    url: text(),
    position: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.event_id, t.organisation_id], [events.id, events.organisation_id], 'cascade'),
    refersTo([t.stored_file_id, t.organisation_id], [storedFiles.id, storedFiles.organisation_id]),
    indexOn(t.event_id, t.position),
    indexOn(t.stored_file_id),
  ],
)
