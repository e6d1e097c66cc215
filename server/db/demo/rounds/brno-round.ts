import { laps, minutesAndLaps, type RoundScript } from './round-script.ts'

/**
 * Round 1, deep sand. A dead heat for fourth among the professionals, a lap that the line did not read and the desk put in,
 * a lap taken off for passing under yellow, a retirement.
 */
export const brnoRound: RoundScript = {
  event: 'brno',
  min_lap_ms: 42_000,
  groups: {
    pro: {
      final: {
        laps: 11,
        lap_ms: 74_200,
        format: minutesAndLaps(12, 1),
        order: `dvorak kowalska stastny bellini wojcik muller orourke szucs strom hruby golab gruber fischer kucera
          sedlacek zielinski nemeth horak vesely kral`,
        gaps: { kowalska: 3.202, stastny: 7.914, bellini: 15.446, wojcik: 15.446, muller: 21.308 },
        incidents: {
          muller: { double_read: 3 },
          hruby: { missed_lap: 7 },
          vesely: { stops_after: 6 },
          kral: { penalty: { effect: { kind: 'laps', laps: 1 }, reason: 'passed under the yellow flag at the dunes' } },
        },
      },
      qualifying: { direct_per_heat: 7, lcq_places: 6, out: 'pospisil benesr toth novotny hofmann marek' },
    },
    hobby: {
      final: {
        laps: 9,
        lap_ms: 80_100,
        format: minutesAndLaps(10, 1),
        order: `kadlec prochazka benesa cerny kolar dolezal jelinek zeman havel ruzicka fiala horvath weber urban vanek
          nowak steiner kovac blaha simek`,
        incidents: { urban: { stops_after: 4 }, steiner: { double_read: 5 } },
      },
      qualifying: { direct_per_heat: 8, lcq_places: 4, out: 'soukup wisniewski balaz krejci' },
    },
    women: {
      final: {
        laps: 7,
        lap_ms: 84_000,
        format: minutesAndLaps(8, 1),
        order: 'novakova vesela mala lis kopecka brandt farkas simkova hudakova',
        gaps: { vesela: 4.118, mala: 9.63 },
      },
    },
    junior85: {
      final: {
        laps: 6,
        lap_ms: 88_400,
        format: laps(6),
        order: `sykora riha kratochvil hrubyj kuceras kralv zielinskio markova gruberm dolejsm novako szucsl eliska sevcik
          pokorna krejcik`,
      },
      second_final: {
        laps: 6,
        lap_ms: 88_900,
        format: laps(6),
        order: `riha sykora hrubyj kratochvil kralv kuceras markova zielinskio dolejsm gruberm szucsl novako eliska pokorna
          sevcik krejcik`,
        incidents: { krejcik: { dns: true } },
      },
    },
    junior65: {
      final: {
        laps: 5,
        lap_ms: 98_300,
        format: laps(5),
        order: `hrubyf kucerova kralova dolejst matyas gruberl benesk ruzickova nowakb fialah vanekm blahova`,
      },
    },
  },
}
