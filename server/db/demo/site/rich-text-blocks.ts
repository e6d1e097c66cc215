import type { RichTextBlock } from '#domain/blog/rich-text.ts'
import { type Mood, type Scene, sceneAlts } from './scenes.ts'

const text = (words: string) => ({ type: 'text' as const, text: words })

/** A paragraph. */
export function para(words: string): RichTextBlock {
  return { type: 'paragraph', content: [text(words)] }
}

export function heading(words: string): RichTextBlock {
  return { type: 'heading', attrs: { level: 2 }, content: [text(words)] }
}

export function bullets(...items: string[]): RichTextBlock {
  return {
    type: 'bulletList',
    content: items.map((words) => ({
      type: 'listItem' as const,
      content: [{ type: 'paragraph' as const, content: [text(words)] }],
    })),
  }
}

export function quote(words: string): RichTextBlock {
  return { type: 'blockquote', content: [{ type: 'paragraph', content: [text(words)] }] }
}

export function picture(scene: Scene, mood: Mood, caption: string): RichTextBlock {
  const attrs = { src: `/art/${scene}.${mood}.svg`, src_dark: `/art/${scene}.night.svg`, alt: sceneAlts[scene] }
  return { type: 'image', attrs: { ...attrs, width: 800, height: 600, caption } }
}

/** A paragraph that ends in a link. */
export function paraWithLink(words: string, label: string, href: string): RichTextBlock {
  const link = { type: 'text' as const, text: label, marks: [{ type: 'link' as const, attrs: { href } }] }
  return { type: 'paragraph', content: [text(`${words} `), link] }
}
