/** What a new club may count in, the likely ones first; the owner can have another one added later. */
export const offeredCurrencies = [
  'EUR',
  'CZK',
  'PLN',
  'HUF',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'RON',
  'USD',
  'CAD',
  'AUD',
  'NZD',
] as const

const byZone: Readonly<Record<string, (typeof offeredCurrencies)[number]>> = {
  'Europe/Prague': 'CZK',
  'Europe/Warsaw': 'PLN',
  'Europe/Budapest': 'HUF',
  'Europe/London': 'GBP',
  'Europe/Zurich': 'CHF',
  'Europe/Stockholm': 'SEK',
  'Europe/Oslo': 'NOK',
  'Europe/Copenhagen': 'DKK',
  'Europe/Bucharest': 'RON',
  'America/New_York': 'USD',
  'America/Chicago': 'USD',
  'America/Denver': 'USD',
  'America/Los_Angeles': 'USD',
  'America/Toronto': 'CAD',
  'Australia/Sydney': 'AUD',
  'Pacific/Auckland': 'NZD',
}

/** The likely currency of a club in this time zone; EUR when nothing is known. */
export function homeCurrency(timeZone: string): (typeof offeredCurrencies)[number] {
  return byZone[timeZone] ?? 'EUR'
}
