import { chakra, Flex } from '@chakra-ui/react'
import { MapPin } from '@phosphor-icons/react/dist/ssr/MapPin'
import { Icon } from '#src/ui/icon.tsx'
import { LiveMap } from '#src/ui/live-map.tsx'
import { formatPoint } from '#src/ui/map-address.ts'
import { Picture } from '#src/ui/picture.tsx'
import { homeSection } from './home-section.ts'
import { useSite } from './use-site.ts'

const drawnPlan = {
  image: '/art/track-plan.day.svg',
  image_dark: '/art/track-plan.night.svg',
  alt: '',
  width: 900,
  height: 560,
}

/** The home track: what it is, where it is, its drawn plan, and a live map for who asks for one. */
export function HomeTrack() {
  const { track } = useSite()
  if (track === null) return null
  const { image, image_dark, alt, width, height } = track.plan ?? drawnPlan
  return (
    <chakra.section aria-labelledby="track" {...homeSection}>
      <LiveMap
        latitude={track.latitude}
        longitude={track.longitude}
        name={track.name}
        intro={
          <>
            <chakra.h2 id="track" textStyle="h2">
              {track.name}
            </chakra.h2>
            <chakra.p mt="18px" maxWidth="44ch">
              {track.description}
            </chakra.p>
            <Flex align="center" gap="12px" mt="16px" textStyle="small">
              <Icon of={MapPin} />
              {formatPoint(track.latitude, track.longitude)}
            </Flex>
          </>
        }
        plan={
          <Picture
            image={image}
            image_dark={image_dark}
            alt={alt === '' ? `Plan of ${track.name}` : alt}
            width={width}
            height={height}
          />
        }
      />
    </chakra.section>
  )
}
