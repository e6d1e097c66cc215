import type { ClassKey } from '../riders/rider-profile.ts'
import type { EventKey } from './season-ids.ts'

/** An event as authored; dates come from the calendar. */
export type EventProfile = {
  name: string
  short_name: string
  round_number: number | null
  venue: readonly [name: string, address: string, city: string]
  place: readonly [latitude: number, longitude: number]
  teaser: string
  description: readonly string[]
  /** Places per class that differ from the class's own; classes that are not here do not race. */
  classes: Readonly<Partial<Record<ClassKey, number>>>
}

const all = { pro: 30, hobby: 48, veteran: 30, women: 24, junior85: 24, junior65: 20 } as const

export const eventProfiles: Readonly<Record<EventKey, EventProfile>> = {
  brno: {
    name: 'Brno Sands',
    short_name: 'Brno',
    round_number: 1,
    venue: ['Sand pit Černovice', 'Na Pískách 4', 'Brno'],
    place: [49.1702, 16.6571],
    teaser: 'Deep sand, long straights, a dune that eats front wheels.',
    description: ['The season opens in the sand pit on the edge of the city. 1.6 km, all of it moving.'],
    classes: all,
  },
  lipno: {
    name: 'Lipno',
    short_name: 'Lipno',
    round_number: 2,
    venue: ['Reservoir meadows', 'Kramolín 36', 'Lipno nad Vltavou'],
    place: [48.6391, 14.2272],
    teaser: 'Grass, roots and a creek crossing with a view of the reservoir.',
    description: ['A natural track with two creek crossings and the log pile above the bank.'],
    classes: all,
  },
  hall: {
    name: 'Hall Cup',
    short_name: 'Hall Cup',
    round_number: 3,
    venue: ['Exhibition hall P', 'Výstaviště 1', 'Brno'],
    place: [49.1866, 16.5786],
    teaser: 'Indoors: forty-second laps, a tyre bridge and nowhere to breathe.',
    description: ['Twelve lorry loads of clay in an exhibition hall. Ear protection for children at the gate.'],
    classes: all,
  },
  arena: {
    name: 'Ridgeback Arena night race',
    short_name: 'Arena',
    round_number: 4,
    venue: ['Ridgeback Arena', 'Kamenný Vrch 1', 'Brno'],
    place: [49.2231, 16.521],
    teaser: 'Floodlights, a full stand and the Pro final as the last light goes.',
    description: [
      'The stadium lap of our home track under floodlights: tyres, rocks and the table in front of the stand.',
    ],
    classes: all,
  },
  kamenny: {
    name: 'Kamenný Vrch',
    short_name: 'Kamenný Vrch',
    round_number: 5,
    venue: ['Kamenný Vrch', 'Kamenný Vrch 1', 'Brno'],
    place: [49.2231, 16.521],
    teaser: 'A log matrix, a rock garden and a 90-second lap.',
    description: [
      'The long lap of our home track: 1.4 km of clay and stone with the log matrix, the rock garden and the tyre step.',
      'Paddock opens Friday at 16:00. The track walk for children and parents is in the lunch break.',
    ],
    classes: { pro: 18, hobby: 26, veteran: 24, women: 24, junior85: 13, junior65: 18 },
  },
  stepanov: {
    name: 'Štěpánov Quarry',
    short_name: 'Štěpánov',
    round_number: 6,
    venue: ['Quarry Štěpánov', 'U Lomu 7', 'Štěpánov nad Svratkou'],
    place: [49.5103, 16.3415],
    teaser: 'Granite slabs, a waterfall step and dust in every joint.',
    description: ['An old granite quarry. Pro, Hobby and Women only: the steps are too high for small wheels.'],
    classes: { pro: 24, hobby: 42, women: 20 },
  },
  bela: {
    name: 'Bělá Forest',
    short_name: 'Bělá',
    round_number: 7,
    venue: ['Bělá Forest', 'Hájenka 2', 'Bělá nad Radbuzou'],
    place: [49.5912, 12.7173],
    teaser: 'Soft ground, fallen spruces and a lap between trees.',
    description: [
      'The forester gave us the storm clearing for one weekend. Hobby, veterans and juniors; small paddock.',
    ],
    classes: { hobby: 24, veteran: 16, junior85: 16, junior65: 13 },
  },
  final: {
    name: 'Arena final',
    short_name: 'Final',
    round_number: 8,
    venue: ['Ridgeback Arena', 'Kamenný Vrch 1', 'Brno'],
    place: [49.2231, 16.521],
    teaser: 'The last round, all classes, trophies in front of the stand.',
    description: ['Eight rounds come down to one afternoon in the Arena. The season is decided in front of the stand.'],
    classes: all,
  },
  training: {
    name: 'Tyre Park Ořech',
    short_name: 'Ořech',
    round_number: null,
    venue: ['Tyre Park Ořech', 'Karlštejnská 210', 'Ořech'],
    place: [50.0217, 14.2986],
    teaser: 'Training day: tyres, logs and a coach who has time for you.',
    description: [
      'No clock, no points. Two coaches of the club, three groups by speed, small bikes on their own loop.',
      'Transponders are not needed. A parent stays with every child on the small loop.',
    ],
    classes: {},
  },
}
