import { chakra } from '@chakra-ui/react'
import type { Image } from '#domain/gallery/image.ts'
import { Picture } from '#src/ui/picture.tsx'

/** A picture in a post, whole, with its caption. */
export function PostPicture({ picture, caption }: { picture: Image; caption: string | null }) {
  return (
    <chakra.figure m={0}>
      <Picture
        image={picture.image}
        image_dark={picture.image_dark}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
      />
      {caption !== null && caption !== '' && (
        <chakra.figcaption textStyle="small" color="text2" mt="10px">
          {caption}
        </chakra.figcaption>
      )}
    </chakra.figure>
  )
}
