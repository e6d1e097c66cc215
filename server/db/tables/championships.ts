import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { championshipState } from '#domain/championships/championship.ts'
import type { StandingsRules } from '#domain/championships/standings-rules.ts'
import { day, paragraphs, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, inOrder, oneOf, refersTo, uniqueTogether } from '../constraints.ts'
import { images } from './gallery.ts'
import { indemnityTemplates } from './indemnity-templates.ts'
import { organisations } from './organisations.ts'

/** A season's series. */
export const championships = pgTable(
  'championships',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    name: text().notNull(),
    /** As people say it: `2024-2025`. */
    season: text().notNull(),
    starts_on: day(),
    ends_on: day(),
    state: word(championshipState).notNull().default('draft'),
    /** Paragraphs: what the championship is, how medals and the trophy are won. */
    introduction: paragraphs(),
    /** Paragraphs: drop rule, tie-breaks and whatever else riders should know. */
    rules_text: paragraphs(),
    image_id: uuid(),
    indemnity_template_id: uuid(),
    /** For classes that have none of their own. */
    standings_rules: jsonb().$type<StandingsRules>().notNull(),
    position: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.image_id, t.organisation_id], [images.id, images.organisation_id]),
    refersTo([t.indemnity_template_id, t.organisation_id], [indemnityTemplates.id, indemnityTemplates.organisation_id]),
    oneOf(t.state, championshipState),
    inOrder(t.starts_on, t.ends_on),
    uniqueTogether(t.id, t.organisation_id),
    indexOn(t.organisation_id, t.state),
    indexOn(t.image_id),
    indexOn(t.indemnity_template_id),
  ],
)
