import { standardStandingsRules } from '#domain/championships/standings-rules.ts'
import { pointsPresets } from '#domain/points/points-presets.ts'
import { type DemoCalendar, demoTimeZone, pragueMs } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { addDays, isoInstantOf } from '../local-time.ts'
import { severRiders } from './sever-riders.ts'

export const severImageSetId = demoId('image-set/sever')

/** Another club on the same installation. Nothing of it may show on the first club's site, and the other way round. */
export const severId = demoId('organisation/sever')
export const severChampionshipId = demoId('championship/sever')
const classId = demoId('class/sever/open')
const shared = { organisation_id: severId }
const inChampionship = { ...shared, championship_id: severChampionshipId }

export const severClub = {
  id: severId,
  slug: 'other',
  name: 'Moto Klub Sever',
  short_name: 'Sever',
  legal_name: 'Moto Klub Sever, z. s.',
  postal_address: 'Na Hranici 8\n407 47 Varnsdorf\nCzech Republic',
  contact_email: 'kancelar@other.example',
  contact_phone: '+420 111 111 111',
  social_links: [],
  currency: 'CZK',
  time_zone: demoTimeZone,
  site_hosts: ['other.localhost'],
}

export function severChampionship(calendar: DemoCalendar) {
  return {
    ...shared,
    id: severChampionshipId,
    name: 'Northern Cup 2024-2025',
    season: '2024-2025',
    starts_on: calendar.season_start,
    ends_on: calendar.season_end,
    state: 'published' as const,
    introduction: ['Three Sundays on the northern border, one class, everybody together.'],
    standings_rules: standardStandingsRules,
  }
}

export const severPoints = {
  ...inChampionship,
  id: demoId('points-allocation/sever'),
  name: 'Northern Cup',
  allocation: pointsPresets.enduro,
}

export const severClass = {
  ...inChampionship,
  id: classId,
  name: 'Open',
  short_label: 'O',
  plate_colour: '#ffffff',
  figure_colour: '#14110e',
  capacity_per_event: 60,
  points_allocation_id: severPoints.id,
}

export const severEventId = (round: 1 | 2) => demoId(`event/sever/${round}`)
export const severEventClassId = (round: 1 | 2) => demoId(`event-class/sever/${round}`)

export function severEvents(calendar: DemoCalendar) {
  const days = { 1: addDays(calendar.rounds.hall, 15), 2: addDays(calendar.rounds.kamenny, 8) }
  return ([1, 2] as const).map((round) => ({
    ...inChampionship,
    id: severEventId(round),
    name: round === 1 ? 'Varnsdorf hill' : 'Rumburk meadows',
    short_name: round === 1 ? 'Varnsdorf' : 'Rumburk',
    event_type: 'race_event' as const,
    is_published: true,
    status: round === 1 ? ('sign_ups_closed' as const) : ('sign_ups_open' as const),
    status_set_at: isoInstantOf(calendar.nowMs - 86_400_000),
    start_date_time: isoInstantOf(pragueMs(days[round], '09:00')),
    end_date_time: isoInstantOf(pragueMs(days[round], '16:00')),
    sign_ups_open_at: isoInstantOf(pragueMs(addDays(days[round], -60), '12:00')),
    sign_ups_close_at: isoInstantOf(pragueMs(addDays(days[round], -2), '20:00')),
    time_zone: demoTimeZone,
    round_number: round,
    venue_name: round === 1 ? 'Hill above Varnsdorf' : 'Meadows',
    venue_city: round === 1 ? 'Varnsdorf' : 'Rumburk',
    venue_country: 'CZE',
    image_set_id: severImageSetId,
  }))
}

export const severEventClasses = ([1, 2] as const).map((round, position) => ({
  ...inChampionship,
  id: severEventClassId(round),
  event_id: severEventId(round),
  championship_class_id: classId,
  position,
}))

export const severAssignments = severRiders.map(({ key, number }) => ({
  ...inChampionship,
  id: demoId(`assignment/sever/${key}`),
  championship_class_id: classId,
  participant_id: demoId(`participant/sever/${key}`),
  start_number: number,
  state: 'active' as const,
}))

export const severSignUps = severRiders.flatMap(({ key }) =>
  ([1, 2] as const).map((round) => ({
    ...shared,
    id: demoId(`sign-up/sever/${round}/${key}`),
    event_id: severEventId(round),
    participant_id: demoId(`participant/sever/${key}`),
    event_class_id: severEventClassId(round),
    championship_class_id: classId,
    class_assignment_id: demoId(`assignment/sever/${key}`),
    state: 'confirmed' as const,
    fee_minor: 60_000,
  })),
)
