import { chakra, Flex, Grid } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { AnchorButton } from '#src/ui/anchor-button.tsx'
import { Button } from '#src/ui/button.tsx'
import { mapsAddress } from '#src/ui/map-address.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

const TileMap = lazy(() => import('#src/ui/tile-map.tsx'))

type LiveMapProps = {
  latitude: number
  longitude: number
  /** Of the place, for the spoken label. */
  name: string
  /** The drawn plan: stays until somebody asks for the map, and whenever its tiles do not come. */
  plan: ReactNode
  /** Words that stand beside the map on a laptop, with the buttons under them. */
  intro?: ReactNode
}

/** A drawn plan with, on demand, a street map from another site: nothing is asked of that site before. */
export function LiveMap({ latitude, longitude, name, plan, intro }: LiveMapProps) {
  const hydrated = useHydrated()
  const [shown, setShown] = useState<'plan' | 'map' | 'failed'>('plan')
  const buttons = (
    <Flex wrap="wrap" align="center" gap="8px 16px" mt="20px">
      <AnchorButton href={mapsAddress(latitude, longitude)} target="_blank" rel="noopener">
        Open in maps
      </AnchorButton>
      <chakra.span visibility={hydrated ? 'visible' : 'hidden'}>
        <Button kind="link" onClick={() => setShown(shown === 'map' ? 'plan' : 'map')}>
          {shown === 'map' ? 'Close live map' : 'Load live map'}
        </Button>
      </chakra.span>
      <chakra.p role="status" textStyle="small" color="text2" _empty={{ display: 'none' }}>
        {shown === 'failed' ? 'The map did not load. “Open in maps” still finds the place.' : null}
      </chakra.p>
    </Flex>
  )
  const picture = (
    <chakra.div position="relative" minWidth={0} minHeight={shown === 'map' ? 'min(62vw, 420px)' : undefined}>
      {plan}
      {shown === 'map' && (
        <Suspense fallback={null}>
          <TileMap latitude={latitude} longitude={longitude} name={name} onFail={() => setShown('failed')} />
        </Suspense>
      )}
    </chakra.div>
  )
  if (intro === undefined) {
    return (
      <div>
        {picture}
        {buttons}
      </div>
    )
  }
  return (
    <Grid templateColumns={{ base: '1fr', lg: '4fr 7fr' }} gap={{ base: '28px', lg: '64px' }} alignItems="end">
      <div>
        {intro}
        {buttons}
      </div>
      {picture}
    </Grid>
  )
}
