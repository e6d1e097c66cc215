import * as z from 'zod/mini'

export const blogPostState = z.enum(['draft', 'scheduled', 'published'])
export type BlogPostState = z.infer<typeof blogPostState>
