import * as z from 'zod/mini'

/** A picture: the address to show by day, the one for dark mode if there is one, what it shows, its size in pixels. */
export const image = z.object({
  image: z.string(),
  image_dark: z.nullable(z.string()),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})
export type Image = z.infer<typeof image>
