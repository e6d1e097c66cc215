import { allRiders } from '../riders/roster.ts'
import { seededNoise } from '../seeded-noise.ts'

/** Riders who hire a transponder at each event; all others with one have their own. */
export const hiringRiders: readonly string[] = [
  ...['eliska', 'novako', 'matyas', 'pokorna', 'sevcik', 'krejcik', 'benesk', 'vanekm', 'fialah', 'blahova'],
  ...['simkova', 'hudakova', 'havel', 'simek', 'toth'],
]

/** Hired ones of the club's pool: `8801001` to `8801024`. */
export const poolNumbers: readonly string[] = Array.from({ length: 24 }, (_, index) => String(8_801_001 + index))

const own = new Map(
  allRiders.map(({ key }) => [key, String(5_500_000 + Math.floor(seededNoise(`transponder/${key}`)() * 99_000))]),
)

/** The transponder on a rider's bike; null: none, the number is typed. */
export function transponderOf(riderKey: string): string | null {
  if (riderKey === 'lindqvist') return null
  const hired = hiringRiders.indexOf(riderKey)
  return (hired < 0 ? own.get(riderKey) : poolNumbers[hired]) ?? null
}
