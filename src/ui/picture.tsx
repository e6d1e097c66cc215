import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useColourMode } from '#src/app/theme/use-colour-mode.ts'

type PictureProps = {
  /** Address of the picture, and of its night version where there is one. */
  image: string
  image_dark?: string | null | undefined
  /** Empty for a picture that only decorates. */
  alt: string
  /** The picture's own pixels: they hold its place before it arrives. */
  width: number
  height: number
  /** The largest thing of the first screen is fetched at once; all others when they come near. */
  eager?: boolean
  srcSet?: string
  sizes?: string
} & Pick<
  ComponentProps<typeof chakra.img>,
  'objectFit' | 'objectPosition' | 'aspectRatio' | 'maxHeight' | 'position' | 'inset'
> & { fill?: boolean }

const DARK_MEDIA = { system: '(prefers-color-scheme: dark)', dark: 'all', light: 'not all' } as const

/** A picture with its night version: follows the system, or the mode the reader chose. `fill` takes its whole box. */
export function Picture(props: PictureProps) {
  const { image, image_dark, alt, width, height, eager = false, fill = false, srcSet, sizes, ...style } = props
  const { choice } = useColourMode()
  return (
    <chakra.picture display="contents">
      {image_dark && <source data-dark media={DARK_MEDIA[choice]} srcSet={image_dark} suppressHydrationWarning />}
      <chakra.img
        src={image}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        htmlWidth={width}
        htmlHeight={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        display="block"
        width="100%"
        height={fill ? '100%' : 'auto'}
        objectFit="cover"
        {...style}
      />
    </chakra.picture>
  )
}
