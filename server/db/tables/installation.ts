import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type JsonValue, timestamps } from '../columns.ts'

/** Facts about this installation by name, such as whether the demo season has been put in. */
export const installationSettings = pgTable('installation_settings', {
  key: text().primaryKey(),
  value: jsonb().$type<JsonValue>().notNull(),
  ...timestamps(),
})
