import { and, asc, count, desc, eq, gt, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Post, PostCard } from '#domain/blog/blog-calls.ts'
import { Problem } from '#domain/core/problem.ts'
import type { Db } from '#server/db/client.ts'
import { blogPosts } from '#server/db/tables/blog.ts'
import { images } from '#server/db/tables/gallery.ts'
import { listImagesOfSet } from '#server/gallery/gallery-store.ts'
import { imageColumns } from '#server/gallery/image-columns.ts'
import type { OrganisationScope } from '#server/http/organisation-scope.ts'

const cardColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  image: imageColumns,
  tags: blogPosts.tags,
  author: blogPosts.author_name,
  // A post that visitors see has a moment: the database refuses one without.
  published_at: sql<string>`${blogPosts.published_at}`,
}

/** What visitors see: no draft, and nothing whose moment is still to come. */
function isPublic(scope: OrganisationScope, now: string): SQL | undefined {
  return and(
    eq(blogPosts.organisation_id, scope.organisation_id),
    ne(blogPosts.state, 'draft'),
    lte(blogPosts.published_at, now),
  )
}

export type PostFilter = { limit: number; offset: number; search?: string | undefined; tag?: string | undefined }

/** Published posts, the newest first, and how many there are in all. */
export async function listPosts(
  db: Db,
  scope: OrganisationScope,
  filter: PostFilter,
  now: string,
): Promise<{ count: number; posts: PostCard[] }> {
  const { search, tag } = filter
  const text = sql`lower(${blogPosts.title} || ' ' || ${blogPosts.excerpt})`
  const where = and(
    isPublic(scope, now),
    search === undefined ? undefined : sql`strpos(${text}, lower(${search})) > 0`,
    tag === undefined ? undefined : sql`${tag} = any(${blogPosts.tags})`,
  )
  const [total] = await db.select({ count: count() }).from(blogPosts).where(where)
  const posts = await db
    .select(cardColumns)
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.image_id))
    .where(where)
    .orderBy(desc(blogPosts.published_at), desc(blogPosts.id))
    .limit(filter.limit)
    .offset(filter.offset)
  return { count: total?.count ?? 0, posts }
}

/** @throws Problem not_found for unknown, foreign and unpublished posts alike */
export async function getPost(db: Db, scope: OrganisationScope, slug: string, now: string): Promise<Post> {
  const [row] = await db
    .select({
      ...cardColumns,
      body: blogPosts.body,
      image_set_id: blogPosts.image_set_id,
      updated_at: blogPosts.updated_at,
    })
    .from(blogPosts)
    .leftJoin(images, eq(images.id, blogPosts.image_id))
    .where(and(isPublic(scope, now), eq(blogPosts.slug, slug)))
  if (row === undefined) throw new Problem('not_found')
  const { image_set_id, ...post } = row
  const { published_at, id } = post
  const sameMoment = eq(blogPosts.published_at, published_at)
  const older = or(lt(blogPosts.published_at, published_at), and(sameMoment, lt(blogPosts.id, id)))
  const newer = or(gt(blogPosts.published_at, published_at), and(sameMoment, gt(blogPosts.id, id)))
  return {
    ...post,
    gallery: await listImagesOfSet(db, scope, image_set_id),
    previous: await findNeighbour(db, and(isPublic(scope, now), older), desc),
    next: await findNeighbour(db, and(isPublic(scope, now), newer), asc),
  }
}

async function findNeighbour(
  db: Db,
  where: SQL | undefined,
  direction: typeof asc | typeof desc,
): Promise<Post['next']> {
  const [row] = await db
    .select({ slug: blogPosts.slug, title: blogPosts.title })
    .from(blogPosts)
    .where(where)
    .orderBy(direction(blogPosts.published_at), direction(blogPosts.id))
    .limit(1)
  return row ?? null
}
