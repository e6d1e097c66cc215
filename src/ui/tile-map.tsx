import { chakra } from '@chakra-ui/react'
import { MapPin } from '@phosphor-icons/react/dist/ssr/MapPin'
import { Minus } from '@phosphor-icons/react/dist/ssr/Minus'
import { Plus } from '@phosphor-icons/react/dist/ssr/Plus'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { TILE, tilesRound } from '#src/ui/map-tiles.ts'
import { TextAnchor } from '#src/ui/text-link.tsx'

type TileMapProps = { latitude: number; longitude: number; name: string; onFail: () => void }

const FARTHEST = 8
const NEAREST = 18

/** OpenStreetMap round one point with a pin, over the box it stands in. Says when its tiles do not come. */
export default function TileMap({ latitude, longitude, name, onFail }: TileMapProps) {
  const box = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [zoom, setZoom] = useState(14)
  useEffect(() => {
    if (box.current === null) return
    const sizes = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    sizes.observe(box.current)
    return () => sizes.disconnect()
  }, [])
  const tiles = size.width === 0 ? [] : tilesRound({ latitude, longitude }, zoom, size)
  return (
    <chakra.section
      ref={box}
      aria-label={`Map round ${name}`}
      position="absolute"
      inset={0}
      overflow="hidden"
      bg="sunken"
    >
      <chakra.div position="absolute" left="50%" top="50%" aria-hidden>
        {tiles.map((tile) => (
          <chakra.img
            key={tile.key}
            src={tile.address}
            alt=""
            htmlWidth={TILE}
            htmlHeight={TILE}
            position="absolute"
            maxWidth="none"
            left={`${tile.left}px`}
            top={`${tile.top}px`}
            referrerPolicy="strict-origin-when-cross-origin"
            onError={onFail}
          />
        ))}
        <chakra.span position="absolute" transform="translate(-50%, -100%)" color="#b92a1b">
          <Icon of={MapPin} size={44} />
        </chakra.span>
      </chakra.div>
      <chakra.div position="absolute" right="12px" top="12px" display="grid" gap="6px">
        <MapButton
          type="button"
          aria-label="Nearer"
          aria-disabled={zoom === NEAREST}
          onClick={() => setZoom(Math.min(NEAREST, zoom + 1))}
        >
          <Icon of={Plus} />
        </MapButton>
        <MapButton
          type="button"
          aria-label="Farther"
          aria-disabled={zoom === FARTHEST}
          onClick={() => setZoom(Math.max(FARTHEST, zoom - 1))}
        >
          <Icon of={Minus} />
        </MapButton>
      </chakra.div>
      <chakra.p position="absolute" right={0} bottom={0} px="8px" bg="bg" textStyle="small">
        ©{' '}
        <TextAnchor href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
          OpenStreetMap contributors
        </TextAnchor>
      </chakra.p>
    </chakra.section>
  )
}

const MapButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '46px',
    height: '46px',
    bg: 'bg',
    border: '2px solid {colors.ink}',
    borderRadius: 'control',
    '&[aria-disabled=true]': { color: 'text3', borderColor: 'line' },
  },
})
