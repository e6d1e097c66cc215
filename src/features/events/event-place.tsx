import { chakra } from '@chakra-ui/react'
import { MapPin } from '@phosphor-icons/react/dist/ssr/MapPin'
import type { EventDetails } from '#domain/events/event-words.ts'
import { Icon } from '#src/ui/icon.tsx'
import { LiveMap } from '#src/ui/live-map.tsx'
import { formatPoint } from '#src/ui/map-address.ts'
import { Picture } from '#src/ui/picture.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'

/** Where it is: the drawn plan, with a street map on demand. Nothing when neither plan nor point is known. */
export function EventPlace({ event }: { event: EventDetails }) {
  const { track_plan: plan, latitude, longitude } = event
  const hasPoint = latitude !== null && longitude !== null
  if (plan === null && !hasPoint) return null
  const picture =
    plan === null ? (
      <chakra.p>
        {[event.venue_name, event.venue_city].filter((name) => name !== '' && name !== null).join(', ')}
        {hasPoint && (
          <chakra.span display="flex" alignItems="center" gap="12px" mt="8px" textStyle="small">
            <Icon of={MapPin} />
            {formatPoint(latitude, longitude)}
          </chakra.span>
        )}
      </chakra.p>
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
