import { useHydrated } from '#src/ui/use-hydrated.ts'
import { clocksDiffer } from '#src/ui/zoned-date.ts'

type ZoneNoteProps = {
  /** A moment shown nearby, ISO 8601. */
  instant: string
  /** The IANA zone that it is shown in. */
  zone: string
}

/** Names the zone of the times nearby when this reader's own clock shows another time; nothing otherwise. */
export function ZoneNote({ instant, zone }: ZoneNoteProps) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!clocksDiffer(instant, zone, own)) return null
  return <> {zone.replaceAll('_', ' ')} time</>
}
