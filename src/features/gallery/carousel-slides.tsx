import { chakra } from '@chakra-ui/react'
import type { CarouselSlide } from '#domain/gallery/gallery-calls.ts'
import { Picture } from '#src/ui/picture.tsx'
import { isPanorama } from './carousel-step.ts'

type Props = { slides: readonly CarouselSlide[]; index: number; isLive: boolean }

/**
 * The pictures themselves. Before scripts run: a row that scrolls and snaps. Afterwards: a stack that cross-fades. The
 * first picture is the same in both, so that nothing moves when the scripts arrive.
 */
export function CarouselSlides({ slides, index, isLive }: Props) {
  return (
    <Track isLive={isLive} tabIndex={isLive ? undefined : 0}>
      {slides.map((slide, place) => (
        <Slide
          key={slide.id}
          role="group"
          aria-roledescription="slide"
          aria-label={`${place + 1} of ${slides.length}`}
          isLive={isLive}
          isShown={!isLive || place === index}
        >
          <SlidePicture slide={slide} isFirst={place === 0} />
        </Slide>
      ))}
    </Track>
  )
}

/** A panorama fills the hero; any other picture stands at the right of a laptop, so that the title stays on the field. */
function SlidePicture({ slide, isFirst }: { slide: CarouselSlide; isFirst: boolean }) {
  const wide = isPanorama(slide)
  return (
    <chakra.div position="absolute" insetBlock={0} right={0} left={{ base: 0, lg: wide ? 0 : '46%' }}>
      <Picture
        image={slide.image}
        image_dark={slide.image_dark}
        alt={slide.alt}
        width={slide.width}
        height={slide.height}
        eager={isFirst}
        fill
        objectPosition={wide ? { base: '66% 100%', lg: '50% 100%' } : 'center'}
      />
    </chakra.div>
  )
}

const Track = chakra('div', {
  base: {
    position: { base: 'relative', lg: 'absolute' },
    inset: { lg: 0 },
    height: { base: 'min(90vw, 420px)', lg: 'auto' },
    display: 'flex',
  },
  variants: {
    isLive: {
      true: { overflow: 'hidden' },
      false: { overflowX: 'auto', scrollSnapType: 'x mandatory', scrollbarWidth: 'none' },
    },
  },
})

const Slide = chakra('div', {
  base: { position: 'relative', flex: '0 0 100%', scrollSnapAlign: 'start' },
  variants: {
    isLive: {
      true: { position: 'absolute', inset: 0, transition: 'opacity 400ms, visibility 400ms' },
      false: {},
    },
    isShown: { true: { opacity: 1 }, false: { opacity: 0, visibility: 'hidden' } },
  },
})
