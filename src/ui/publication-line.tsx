import { chakra } from '@chakra-ui/react'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { formatClockSeconds } from '#src/ui/zoned-clock.ts'

export type Publication = {
  state: 'live' | 'provisional' | 'official'
  /** Of the published version. */
  version: number | null
  /** ISO 8601. */
  updated_at: string | null
}

/** How final something is: `Provisional, updated 20:42:08`, `Official, version 2`. The clock is the zone's. */
export function publicationText({ state, version, updated_at }: Publication, zone: string): string {
  if (state === 'official') return version === null ? 'Official' : `Official, version ${version}`
  return updated_at === null ? 'Provisional' : `Provisional, updated ${formatClockSeconds(updated_at, zone)}`
}

/** The same as a line: a badge once it is official, quiet words until then. */
export function PublicationLine({ of, zone }: { of: Publication; zone: string }) {
  const text = publicationText(of, zone)
  if (of.state === 'official') return <StatusBadge kind="official">{text}</StatusBadge>
  return (
    <chakra.p textStyle="small" color="text2">
      {text}
    </chakra.p>
  )
}
