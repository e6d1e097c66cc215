import { laps, type RoundScript } from './round-script.ts'

/**
 * Round 3, indoors, short laps and many lapped riders. A guest without a licence rides in front of the points, a rider who
 * changed class races with the professionals for the first time, an LCQ is called off, a transponder nobody knows goes by,
 * a second timekeeper taps along in the Women final, a girl rides with a borrowed transponder.
 */
export const hallRound: RoundScript = {
  event: 'hall',
  min_lap_ms: 25_000,
  stray_transponder: { group: 'hobby', transponder: '7799001' },
  groups: {
    pro: {
      final: {
        laps: 15,
        lap_ms: 41_300,
        format: laps(15),
        order: `dvorak stastny bellini lindqvist muller wojcik kowalska hruby strom fischer szucs golab vesely nemeth gruber
          kadlec zielinski mares pospisil orourke`,
        gaps: { stastny: 5.31, bellini: 8.772, lindqvist: 12.004 },
        incidents: {
          lindqvist: { typed: true },
          mares: { stops_after: 4, retired: 'clutch lever broken' },
          orourke: { dns: true },
        },
      },
      qualifying: { direct_per_heat: 7, lcq_places: 6, out: 'kral benesr toth novotny horak' },
    },
    hobby: {
      final: {
        laps: 13,
        lap_ms: 45_200,
        format: laps(13),
        order: `benesa prochazka dolezal cerny zeman kolar havel jelinek weber horvath fiala urban ruzicka vanek nowak kovac
          steiner simek soukup`,
        incidents: {
          zeman: { stops_after: 9 },
          jelinek: { penalty: { effect: { kind: 'places', places: 2 }, reason: 'moved before the gate dropped' } },
        },
      },
      qualifying: {
        direct_per_heat: 10,
        lcq_places: 0,
        out: '',
        lcq_cancelled: 'The hall had to be cleared by nine; everybody rode the final.',
      },
    },
    women: {
      final: {
        laps: 11,
        lap_ms: 48_300,
        format: laps(11),
        order: 'mala vesela kopecka lis novakova farkas hudakova simkova',
        gaps: { vesela: 0.412 },
        incidents: { farkas: { borrowed_transponder: '5612877' } },
      },
      has_backup: true,
    },
    junior85: {
      final: {
        laps: 9,
        lap_ms: 50_400,
        format: laps(9),
        order: `sykora riha hrubyj kratochvil kralv kuceras markova novako zielinskio dolejsm gruberm szucsl eliska pokorna
          sevcik`,
        incidents: { sykora: { double_read: 2 }, hrubyj: { double_read: 6 } },
      },
      second_final: {
        laps: 9,
        lap_ms: 50_700,
        format: laps(9),
        order: `riha hrubyj sykora kralv kratochvil markova kuceras zielinskio novako gruberm dolejsm eliska szucsl sevcik
          pokorna`,
      },
    },
    junior65: {
      final: {
        laps: 7,
        lap_ms: 57_200,
        format: laps(7),
        order: 'hrubyf kucerova matyas gruberl benesk ruzickova fialah nowakb vanekm',
      },
    },
  },
}
