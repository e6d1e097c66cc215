import * as z from 'zod/mini'

/** The query names that every list understands; spread into a list's own strict object. */
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
}

/** A free-text filter, at most 100 characters. */
export const search = z.optional(z.string().check(z.maxLength(100)))

/** `order_by` over a closed list of columns, `-` for descending. */
export function orderBy<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  const names = columns.flatMap((column) => [column, `-${column}`])
  return z.optional(
    z.string().check(z.refine((value) => names.includes(value), `Order by one of ${names.join(', ')}.`)),
  )
}

/** The answer of every paged list: how many there are in all, addresses of the neighbours, one page. */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    count: z.int(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  })
}

export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] }
