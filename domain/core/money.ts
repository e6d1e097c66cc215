import * as z from 'zod/mini'

/** An amount in the currency's smallest unit (haléř, cent). Integer. */
export const minor = z.int().check(z.gte(-1_000_000_000_000), z.lte(1_000_000_000_000))

/** ISO 4217 code, three capital letters. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Use a currency code such as CZK.'))

/**
 * How many minor units one unit of the currency has (CZK 100, JPY 1), from the platform's own table.
 */
export function minorUnits(currencyCode: string): number {
  const digits = new Intl.NumberFormat('en-US', { style: 'currency', currency: currencyCode }).resolvedOptions()
  return 10 ** (digits.maximumFractionDigits ?? 2)
}

/** Formats minor units for people: `115000, 'CZK'` is `1,150 CZK`, `95050` is `950.50 CZK`. Whole amounts have no decimals. */
export function formatMoney(amountMinor: number, currencyCode: string): string {
  return `${formatAmount(amountMinor, currencyCode)} ${currencyCode}`
}

/** The same without the currency, for a column whose head names it: `115000, 'CZK'` is `1,150`. */
export function formatAmount(amountMinor: number, currencyCode: string): string {
  const units = minorUnits(currencyCode)
  const whole = amountMinor % units === 0
  const fraction = whole ? 0 : Math.round(Math.log10(units))
  const text = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(Math.abs(amountMinor) / units)
  return amountMinor < 0 ? `−${text}` : text
}
