import { and, eq } from 'drizzle-orm'
import type { CarouselSlide } from '#domain/gallery/gallery-calls.ts'
import type { Image } from '#domain/gallery/image.ts'
import type { Db } from '#server/db/client.ts'
import { images } from '#server/db/tables/gallery.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'
import { imageColumns } from './image-columns.ts'

/** The slides of the home page in their order. */
export async function listCarouselSlides(db: Db, scope: OrganisationScope): Promise<CarouselSlide[]> {
  return db
    .select({
      ...imageColumns,
      id: images.id,
      title: images.carousel_title,
      text: images.carousel_text,
      link: images.carousel_link,
    })
    .from(images)
    .where(and(eq(images.organisation_id, scope.organisation_id), eq(images.in_carousel, true)))
    .orderBy(images.carousel_position, images.id)
}

/** The pictures of a gallery in their order; none for null. */
export async function listImagesOfSet(db: Db, scope: OrganisationScope, imageSetId: string | null): Promise<Image[]> {
  if (imageSetId === null) return []
  return db
    .select(imageColumns)
    .from(images)
    .where(and(eq(images.organisation_id, scope.organisation_id), eq(images.image_set_id, imageSetId)))
    .orderBy(images.position, images.id)
}
