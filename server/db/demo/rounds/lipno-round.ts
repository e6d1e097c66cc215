import { laps, minutesAndLaps, type RoundScript } from './round-script.ts'

/**
 * Round 2 by the reservoir. The Hobby final is stopped by a red flag and restarted; a veteran is disqualified; a
 * professional does not make it to the gate; a girl loses five seconds in the Women final.
 */
export const lipnoRound: RoundScript = {
  event: 'lipno',
  min_lap_ms: 38_000,
  groups: {
    pro: {
      final: {
        laps: 12,
        lap_ms: 66_400,
        format: minutesAndLaps(12, 1),
        order: `kowalska dvorak stastny szucs wojcik bellini muller orourke kucera golab hruby strom mares zielinski
          fischer gruber nemeth horak hofmann sedlacek`,
        gaps: { dvorak: 1.874, stastny: 6.02 },
        incidents: {
          mares: { double_read: 4 },
          gruber: { penalty: { effect: { kind: 'dsq' }, reason: 'refuelled on the track with the engine running' } },
          sedlacek: { dns: true },
        },
      },
      qualifying: { direct_per_heat: 7, lcq_places: 6, out: 'vesely pospisil benesr kral toth novotny' },
    },
    hobby: {
      final: {
        laps: 9,
        lap_ms: 72_300,
        format: laps(9),
        order: `prochazka cerny kadlec benesa dolezal kolar zeman jelinek horvath havel fiala weber ruzicka nowak urban
          steiner vanek balaz kovac blaha`,
      },
      qualifying: { direct_per_heat: 8, lcq_places: 4, out: 'simek soukup krejci' },
      red_flag: {
        at_ms: 412_000,
        stopped_ms: 14 * 60_000,
        reason: 'Rider down at the log pile',
        restart_laps: 5,
        final: {
          laps: 5,
          lap_ms: 72_800,
          format: laps(5),
          order: `prochazka kadlec cerny benesa dolezal kolar zeman jelinek horvath havel fiala weber ruzicka nowak urban
            steiner vanek balaz kovac blaha`,
          incidents: { blaha: { dns: true } },
        },
      },
    },
    women: {
      final: {
        laps: 8,
        lap_ms: 76_200,
        format: minutesAndLaps(8, 1),
        order: 'novakova vesela kopecka mala lis brandt simkova farkas berger',
        gaps: { vesela: 2.905 },
        incidents: {
          farkas: { penalty: { effect: { kind: 'time', ms: 5_000 }, reason: 'left the track at the bank, lap 4' } },
        },
      },
    },
    junior85: {
      final: {
        laps: 6,
        lap_ms: 80_200,
        format: laps(6),
        order: `riha sykora kratochvil kuceras hrubyj kralv markova zielinskio novako dolejsm gruberm eliska szucsl pokorna
          sevcik krejcik`,
        incidents: { kuceras: { stops_after: 4 } },
      },
      second_final: {
        laps: 6,
        lap_ms: 80_700,
        format: laps(6),
        order: `sykora kratochvil riha hrubyj kuceras markova kralv novako zielinskio gruberm dolejsm szucsl eliska sevcik
          pokorna krejcik`,
      },
    },
    junior65: {
      final: {
        laps: 5,
        lap_ms: 90_100,
        format: laps(5),
        order: 'kucerova hrubyf dolejst kralova gruberl matyas ruzickova benesk fialah nowakb vanekm blahova',
      },
    },
  },
}
