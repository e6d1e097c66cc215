import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { GroundLine } from '#src/ui/ground-line.tsx'
import { Picture } from '#src/ui/picture.tsx'

export type Scene = 'gate' | 'logs' | 'rocks' | 'forest' | 'tyres' | 'podium' | 'kids' | 'creek' | 'hill' | 'hall'

type SplitPageProps = {
  title: ReactNode
  lead?: ReactNode
  scene: Scene
  /** The height of what stands above, such as the bar. */
  above?: string
  children: ReactNode
}

/** One task beside a picture; on a phone the task alone, on the ground line. For pages without a footer. */
export function SplitPage({ title, lead, scene, above = '69px', children }: SplitPageProps) {
  return (
    <chakra.div
      flex="1"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 7fr)' }}
      gridTemplateRows={{ base: '1fr auto', lg: '1fr' }}
    >
      <chakra.div
        width="100%"
        maxWidth={{ base: '560px', lg: '624px' }}
        marginInline={{ base: 'auto', lg: 'auto 0' }}
        px={{ base: '16px', md: '24px', lg: '32px', xl: '72px' }}
        py={{ base: '32px', lg: '64px' }}
      >
        <chakra.h1 textStyle="h1Dense" fontSize={{ base: '4rem', md: '4.75rem', xl: '5.75rem' }}>
          {title}
        </chakra.h1>
        {lead && (
          <chakra.div textStyle="lead" color="text2" mt="16px" maxWidth="46ch">
            {lead}
          </chakra.div>
        )}
        <chakra.div mt="32px">{children}</chakra.div>
      </chakra.div>
      <chakra.div display={{ base: 'none', lg: 'block' }} position="relative">
        <chakra.div position="sticky" top={above} height={`calc(100vh - ${above})`}>
          <Picture
            image={`/art/${scene}.day.svg`}
            image_dark={`/art/${scene}.night.svg`}
            alt=""
            width={800}
            height={600}
            fill
          />
        </chakra.div>
      </chakra.div>
      <chakra.div display={{ base: 'block', lg: 'none' }}>
        <GroundLine />
        <chakra.div bg="ground" height="32px" />
      </chakra.div>
    </chakra.div>
  )
}
