import * as z from 'zod/mini'

/** A moment: ISO 8601, UTC, with milliseconds, as `2025-03-15T08:00:00.000Z`. */
export const instant = z.iso.datetime({ precision: 3, error: 'Use a UTC time such as 2025-03-15T08:00:00.000Z.' })

/** A calendar day: `2025-03-15`. */
export const day = z.iso.date('Use a date such as 2025-03-15.')
