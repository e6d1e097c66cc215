import { chakra } from '@chakra-ui/react'
import { CaretLeft } from '@phosphor-icons/react/dist/ssr/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { Pause } from '@phosphor-icons/react/dist/ssr/Pause'
import { Play } from '@phosphor-icons/react/dist/ssr/Play'
import type { CarouselSlide } from '#domain/gallery/gallery-calls.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { useCarousel } from './use-carousel.ts'

type Props = { carousel: ReturnType<typeof useCarousel>; slide: CarouselSlide; count: number }

/** Back, pause, on, and which picture this is. Their room is kept before scripts run, when they could do nothing. */
export function CarouselControls({ carousel, slide, count }: Props) {
  const { isLive, index, playing, still, previous, next, toggle } = carousel
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      minHeight="48px"
      visibility={isLive && count > 1 ? 'visible' : 'hidden'}
      ml={{ base: '0', lg: '-2px' }}
    >
      <RoundButton type="button" aria-label="Previous picture" onClick={previous}>
        <Icon of={CaretLeft} size={24} />
      </RoundButton>
      <RoundButton type="button" aria-label={playing ? 'Stop the pictures' : 'Play the pictures'} onClick={toggle}>
        <Icon of={playing ? Pause : Play} size={24} />
      </RoundButton>
      <RoundButton type="button" aria-label="Next picture" onClick={next}>
        <Icon of={CaretRight} size={24} />
      </RoundButton>
      <chakra.p textStyle="label" ml="12px" aria-live={still ? 'polite' : 'off'} minWidth={0}>
        {index + 1} of {count}
        <Caption slide={slide} />
      </chakra.p>
    </chakra.div>
  )
}

/** What the picture shows, and the way to more about it. */
function Caption({ slide }: { slide: CarouselSlide }) {
  if (slide.title === null) return null
  if (slide.link === null) return <Words>{slide.title}</Words>
  return (
    <Words>
      <chakra.a href={slide.link} py="8px">
        {slide.title}
      </chakra.a>
    </Words>
  )
}

const Words = chakra('span', { base: { ml: '16px', color: 'onGround2' } })

const RoundButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '48px',
    height: '48px',
    color: 'onGround',
    borderRadius: 'control',
    _hover: { color: 'sky.300' },
    _focusVisible: { outlineColor: 'sky.300', outlineOffset: '-3px' },
  },
})
