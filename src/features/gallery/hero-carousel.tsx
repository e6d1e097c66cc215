import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CarouselSlide } from '#domain/gallery/gallery-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { CarouselSlides } from './carousel-slides.tsx'
import { carouselQuery } from './gallery-queries.ts'
import { useCarousel } from './use-carousel.ts'

/** Stands in while there are no pictures of the club's own: the hero is never an empty field. */
const drawnSlide: CarouselSlide = {
  id: 'drawn',
  image: '/art/wide-logs.day.svg',
  image_dark: '/art/wide-logs.night.svg',
  alt: 'A rider jumps over a pile of logs in front of the sun',
  width: 2560,
  height: 760,
  title: null,
  text: null,
  link: null,
}

/** The pictures of the home page behind and below the headline: title room at the left, ground line at the foot. */
export function HeroCarousel({ children }: { children: ReactNode }) {
  const { api } = useApp()
  const { data } = useQuery(carouselQuery(api))
  const slides = data !== undefined && data.length > 0 ? data : [drawnSlide]
  const carousel = useCarousel(slides.length)
  const shown = slides[Math.min(carousel.index, slides.length - 1)] ?? drawnSlide
  return (
    <chakra.section
      aria-roledescription="carousel"
      aria-label="Pictures of the season"
      position="relative"
      display="flex"
      flexDirection="column"
      bg="hero"
      color="onHero"
      overflow="hidden"
      minHeight={{ lg: 'clamp(580px, 52.8vw, 760px)' }}
      touchAction={carousel.isLive ? 'pan-y' : undefined}
      {...carousel.handlers}
    >
      <chakra.div
        position="relative"
        zIndex={1}
        flex={{ lg: '1' }}
        width="100%"
        maxWidth="1440px"
        mx="auto"
        px={{ base: '16px', md: '24px', xl: '96px' }}
        pt={{ base: '28px', lg: '40px' }}
        pb={{ base: '20px', lg: '136px' }}
        display="flex"
        flexDirection="column"
        justifyContent="center"
      >
        {children}
      </chakra.div>
      <CarouselSlides slides={slides} index={carousel.index} isLive={carousel.isLive} />
      <chakra.div
        position={{ base: 'relative', lg: 'absolute' }}
        insetInline={0}
        bottom={0}
        zIndex={1}
        bg="ground"
        color="onGround"
      >
        <chakra.div maxWidth="1440px" mx="auto" px={{ base: '8px', md: '16px', xl: '84px' }} pb={{ lg: '18px' }}>
          <CarouselControls carousel={carousel} slide={shown} count={slides.length} />
        </chakra.div>
      </chakra.div>
    </chakra.section>
  )
}
