import { chakra } from '@chakra-ui/react'
import type { EventDetails } from '#domain/events/event-words.ts'
import { LiveMap } from '#src/ui/live-map.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'

/** Where it is: the drawn plan, with a street map on demand. Nothing when neither plan nor point is known. */
export function EventPlace({ event }: { event: EventDetails }) {
  const { track_plan: plan, latitude, longitude } = event
  const hasPoint = latitude !== null && longitude !== null
  if (plan === null && !hasPoint) return null
  const picture =
    plan === null ? (
      <chakra.div
        aspectRatio="16 / 10"
        bg="sunken"
        display="grid"
        placeItems="center"
        textStyle="small"
        color="text2"
        p="16px"
      >
        There is no drawn plan of this track.
      </chakra.div>
    ) : (
      <Picture {...plan} alt={plan.alt === '' ? `Plan of ${event.venue_name}` : plan.alt} />
    )
  return (
    <section aria-labelledby="place">
      <SectionHeading id="place">Track and paddock</SectionHeading>
      {hasPoint ? (
        <LiveMap latitude={latitude} longitude={longitude} name={event.venue_name} plan={picture} />
      ) : (
        picture
      )}
    </section>
  )
}
