import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { image } from './image.ts'

/** A slide of the home page: a picture, and where it leads if it does. */
export const carouselSlide = z.extend(image, {
  id: z.string(),
  title: z.nullable(z.string()),
  text: z.nullable(z.string()),
  link: z.nullable(z.string()),
})
export type CarouselSlide = z.infer<typeof carouselSlide>

export const galleryCalls = {
  listCarousel: defineCall({
    method: 'GET',
    path: 'gallery/carousel/',
    summary: 'The pictures of the home page, in order',
    access: 'anyone',
    scope: 'site',
    cachedFor: ['gallery', 'site'],
    answer: z.array(carouselSlide),
  }),
}
