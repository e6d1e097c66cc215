import type { galleryCalls } from '#domain/gallery/gallery-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { listCarouselSlides } from './gallery-store.ts'

export const galleryHandlers: Handlers<typeof galleryCalls> = {
  listCarousel: (_input, { db, scope }) => listCarouselSlides(db, scope),
}
