import { images } from '#server/db/tables/gallery.ts'

/** A picture as the wire has it; left-joined it comes out as null where there is none. */
export const imageColumns = {
  image: images.image,
  image_dark: images.image_dark,
  alt: images.alt,
  width: images.width,
  height: images.height,
}
