import pg from 'pg'

const { INT8, TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins
const TEXT_ARRAY = 1009
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
const TIMESTAMPTZ_ARRAY = 1185

const asIs = (text: string): string => text
// The package's type list knows no arrays, so the parser of text[] is asked for by its bare number.
const parseTextArray: (text: string) => (string | null)[] = Reflect.apply(pg.types.getTypeParser, pg.types, [
  TEXT_ARRAY,
  'text',
])
const arrayOf = (parse: (text: string) => unknown) => (text: string) =>
  parseTextArray(text).map((item) => (item === null ? null : parse(item)))

/** `2025-03-15 08:00:00.5+00`, as PostgreSQL prints it -> `2025-03-15T08:00:00.500Z`, as the wire has it. */
export function parseInstant(text: string): string {
  if (!text.endsWith('+00') || text.length < 22) return new Date(text).toISOString()
  const milliseconds = text.slice(20, -3).padEnd(3, '0').slice(0, 3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}

/** A number while it is exact, else the text. */
export function parseInt8(text: string): number | string {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

const parsers = new Map<number, (text: string) => unknown>([
  [TIMESTAMPTZ, parseInstant],
  [TIMESTAMPTZ_ARRAY, arrayOf(parseInstant)],
  [DATE, asIs],
  [DATE_ARRAY, arrayOf(asIs)],
  [TIMESTAMP, asIs],
  [INTERVAL, asIs],
  [INT8, parseInt8],
  [INT8_ARRAY, arrayOf(parseInt8)],
])

/** How values come out of the database: instants as ISO UTC texts, days as texts, int8 as numbers, numeric as texts. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (typeId, format) =>
    (format === 'binary' ? undefined : parsers.get(typeId)) ?? pg.types.getTypeParser(typeId, format),
}

/**
 * A client whose every query uses these parsers. Drizzle hands its own with each query, which would leave instants in
 * PostgreSQL's notation; they are replaced here, so that a builder's row and a raw query's row look the same.
 */
export class ParsingClient extends pg.Client {}

const plainQuery = pg.Client.prototype.query
Object.defineProperty(ParsingClient.prototype, 'query', {
  value(this: pg.Client, query: unknown, ...rest: unknown[]) {
    return Reflect.apply(plainQuery, this, [withParsers(query), ...rest])
  },
})

function withParsers(query: unknown): unknown {
  const hasOwnParsers = typeof query === 'object' && query !== null && 'types' in query && 'text' in query
  return hasOwnParsers ? { ...query, types: valueParsers } : query
}
