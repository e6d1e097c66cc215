import { sql } from 'drizzle-orm'
import { bigint, date, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 as newId } from 'uuid'

/** UUIDv7, made by whoever creates the row; the server's own rows get theirs here. */
export const primaryId = () => uuid().primaryKey().$defaultFn(newId)

/** Read and written as ISO 8601 UTC text with milliseconds, exactly as on the wire. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'string' })

/** A calendar day, `2025-03-15`. */
export const day = () => date({ mode: 'string' })

export const createdAt = () => instant().notNull().defaultNow()

/** `updated_at` is set by a trigger and never repeats, so that it can serve as the version of the row. */
export const timestamps = () => ({ created_at: createdAt(), updated_at: instant().notNull().defaultNow() })

/** A text in paragraphs. */
export const paragraphs = () => text().array().notNull().default(sql`'{}'::text[]`)

/** Money: whole minor units (cents); the currency stands beside it. */
export const minorUnits = () => bigint({ mode: 'number' })

/** ISO 4217, such as `EUR`. */
export const currencyCode = () => text().notNull()

/** A closed list of words: a Zod enumeration. */
export type Words<Word extends string> = { readonly options: readonly Word[] }

/** A word out of a closed list of the domain; pair it with `oneOf` among the constraints. */
export const word = <Word extends string>(_words: Words<Word>) => text().$type<Word>()

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
export type JsonObject = { [key: string]: JsonValue }
