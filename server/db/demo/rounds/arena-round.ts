import { laps, type RoundScript } from './round-script.ts'

/** Lap and race time in ms at which riders of the Pro final are known: the picture of the ninth lap. */
const ninthLap = {
  dvorak: [9, 521_207],
  kowalska: [9, 523_325],
  stastny: [9, 526_847],
  bellini: [9, 531_440],
  muller: [9, 538_012],
  mares: [9, 539_870],
  orourke: [9, 544_118],
  hruby: [8, 524_902],
  wojcik: [8, 532_336],
  gruber: [8, 541_508],
  szucs: [8, 550_070],
  strom: [7, 538_661],
  kucera: [3, 192_005],
} as const

/** Round 4, the night race of today. Juniors and women have finished; the Pro final runs, the Hobby final follows. */
export const arenaRound: RoundScript = {
  event: 'arena',
  min_lap_ms: 34_000,
  groups: {
    pro: {
      final: {
        laps: 14,
        lap_ms: 57_900,
        format: laps(14),
        order: `dvorak kowalska stastny bellini muller mares orourke hruby wojcik szucs strom gruber kucera golab`,
        known: ninthLap,
        incidents: {
          dvorak: { gate: 2 },
          kowalska: { gate: 1 },
          stastny: { gate: 4 },
          muller: { gate: 3 },
          bellini: {
            gate: 5,
            penalty: { effect: { kind: 'time', ms: 10_000 }, reason: 'cut the corner at the tyres, lap 6' },
          },
          orourke: { gate: 12 },
          wojcik: { gate: 6 },
          szucs: { gate: 9, double_read: 4 },
          kucera: { gate: 8, stops_after: 3, retired: 'chain off at the rocks' },
          golab: { dns: true, absent: 'gearbox broken in the LCQ' },
        },
      },
      qualifying: { direct_per_heat: 5, lcq_places: 4, out: 'zielinski nemeth vesely sedlacek kadlec kral' },
    },
    hobby: {
      final: {
        laps: 12,
        lap_ms: 62_800,
        format: laps(12),
        order: `prochazka dolezal benesa cerny kolar havel zeman weber jelinek fiala urban vanek kovac steiner balaz krejci`,
        gaps: { dolezal: 1.902, benesa: 3.377 },
        incidents: { fiala: { stops_after: 7, retired: 'flat rear tyre' }, prochazka: { gate: 4 } },
      },
      qualifying: { direct_per_heat: 6, lcq_places: 4, out: 'simek soukup nowak' },
    },
    women: {
      final: {
        laps: 10,
        lap_ms: 66_100,
        format: laps(10),
        order: 'mala lis vesela kopecka novakova brandt hudakova farkas simkova berger',
        gaps: { lis: 3.644, vesela: 6.81 },
        incidents: { berger: { stops_after: 3 } },
      },
    },
    junior85: {
      final: {
        laps: 8,
        lap_ms: 70_200,
        format: laps(8),
        order: `riha sykora hrubyj kratochvil kralv markova kuceras novako zielinskio gruberm dolejsm szucsl eliska sevcik`,
      },
      second_final: {
        laps: 8,
        lap_ms: 70_600,
        format: laps(8),
        order: `sykora riha kratochvil hrubyj markova kralv novako kuceras gruberm zielinskio dolejsm eliska szucsl sevcik`,
        incidents: { zielinskio: { stops_after: 5 } },
      },
    },
    junior65: {
      final: {
        laps: 6,
        lap_ms: 79_300,
        format: laps(6),
        order: `kucerova hrubyf matyas gruberl ruzickova benesk nowakb fialah blahova vanekm kralova dolejst`,
        incidents: { kralova: { stops_after: 2 }, dolejst: { stops_after: 2 } },
      },
    },
  },
}
