import type { RichTextBlock } from '#domain/blog/rich-text.ts'
import type { RoundKey } from '../demo-calendar.ts'
import type { Scene } from './scenes.ts'

/** A post as authored. It is published so many days after (or, negative, before) a round, or before now. */
export type PostProfile = {
  slug: string
  title: string
  excerpt: string
  tags: readonly string[]
  picture: Scene
  author: string
  after: { round: RoundKey; days: number; time: string } | { days_ago: number; time: string }
  /** A draft nobody sees; scheduled when the moment is still to come. */
  is_draft?: true
  body: readonly RichTextBlock[]
}
