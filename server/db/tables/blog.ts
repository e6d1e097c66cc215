import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { blogPostState } from '#domain/blog/blog-post.ts'
import type { RichText } from '#domain/blog/rich-text.ts'
import { instant, primaryId, timestamps, word } from '../columns.ts'
import { indexOn, oneOf, refersTo, uniqueTogether } from '../constraints.ts'
import { imageSets, images } from './gallery.ts'
import { organisations } from './organisations.ts'
import { users } from './users.ts'

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: primaryId(),
    organisation_id: uuid().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    body: jsonb().$type<RichText>().notNull(),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    image_id: uuid(),
    image_set_id: uuid(),
    author_id: uuid(),
    /** As printed, so that it outlives the account. */
    author_name: text().notNull().default(''),
    state: word(blogPostState).notNull().default('draft'),
    /** In the future while scheduled. */
    published_at: instant(),
    ...timestamps(),
  },
  (t) => [
    refersTo([t.organisation_id], [organisations.id]),
    refersTo([t.image_id, t.organisation_id], [images.id, images.organisation_id]),
    refersTo([t.image_set_id, t.organisation_id], [imageSets.id, imageSets.organisation_id]),
    refersTo([t.author_id], [users.id]),
    oneOf(t.state, blogPostState),
    check('blog_posts_published_at_known', sql`${t.state} = 'draft' or ${t.published_at} is not null`),
    uniqueTogether(t.organisation_id, t.slug),
    index('blog_posts_list_idx').on(t.organisation_id, t.state, t.published_at.desc()),
    indexOn(t.image_id),
    indexOn(t.image_set_id),
    indexOn(t.author_id),
  ],
)
