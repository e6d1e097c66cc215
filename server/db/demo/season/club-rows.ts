import type { organisations, paymentConfigurations } from '#server/db/tables/organisations.ts'
import { demoTimeZone } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { ridgebackId } from './season-ids.ts'

/** The club. Its row is the oldest, so that its site is the one that unknown hosts see. */
export function clubRow(nowMs: number): typeof organisations.$inferInsert {
  return {
    id: ridgebackId,
    slug: 'ridgeback',
    name: 'Ridgeback Endurocross Club',
    short_name: 'Ridgeback',
    legal_name: 'Ridgeback Endurocross Club, z. s.',
    postal_address: 'Kamenný Vrch 1\n634 00 Brno\nCzech Republic',
    tax_number: 'CZ00000000',
    contact_email: 'race.office@ridgeback.example',
    contact_phone: '+420 000 000 000',
    social_links: [
      { kind: 'instagram', url: 'https://instagram.example/ridgeback' },
      { kind: 'facebook', url: 'https://facebook.example/ridgeback' },
      { kind: 'youtube', url: 'https://youtube.example/ridgeback' },
    ],
    currency: 'CZK',
    time_zone: demoTimeZone,
    created_at: new Date(nowMs - 86_400_000).toISOString(),
  }
}

export function paymentConfigurationRows(): (typeof paymentConfigurations.$inferInsert)[] {
  const transfer = {
    account_holder: 'Ridgeback Endurocross Club, z. s.',
    iban: 'CZ00 0000 0000 0000 0000 0000',
    instructions: 'Use the order number as the reference. Money has to be here two days before the race.',
  }
  const ways = [
    { provider: 'demo', settings: { label: 'Card (demo)' } },
    { provider: 'bank_transfer', settings: transfer },
    { provider: 'on_site', settings: { instructions: 'Cash or card at the race office.' } },
    { provider: 'free', settings: {} },
  ] as const
  return ways.map(({ provider, settings }, position) => ({
    id: demoId(`payment-configuration/${provider}`),
    organisation_id: ridgebackId,
    provider,
    is_enabled: true,
    position,
    settings,
  }))
}
