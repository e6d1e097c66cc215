import * as z from 'zod/mini'

const link = z
  .string()
  .check(z.regex(/^(https?:\/\/|mailto:|\/(?!\/))/, 'Use an address that begins with https:// or /.'), z.maxLength(500))

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: link }) }),
])

const text = z.object({ type: z.literal('text'), text: z.string(), marks: z.optional(z.array(mark)) })
const inline = z.array(z.discriminatedUnion('type', [text, z.object({ type: z.literal('hardBreak') })]))
const paragraph = z.object({ type: z.literal('paragraph'), content: z.optional(inline) })
const item = z.object({ type: z.literal('listItem'), content: z.array(paragraph) })

/** A block of a post: a closed list, drawn by our own components, so that no markup is ever trusted. */
export const richTextBlock = z.discriminatedUnion('type', [
  paragraph,
  z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
    content: z.optional(inline),
  }),
  z.object({ type: z.literal('bulletList'), content: z.array(item) }),
  z.object({ type: z.literal('orderedList'), content: z.array(item) }),
  z.object({ type: z.literal('blockquote'), content: z.array(paragraph) }),
  z.object({
    type: z.literal('image'),
    attrs: z.object({
      src: link,
      alt: z.string(),
      width: z.int(),
      height: z.int(),
      src_dark: z.optional(z.nullable(link)),
      caption: z.optional(z.nullable(z.string())),
    }),
  }),
  z.object({ type: z.literal('horizontalRule') }),
])

/** A post's text as the editor keeps it (ProseMirror's JSON, the parts we allow). */
export const richText = z.object({ type: z.literal('doc'), content: z.array(richTextBlock) })
export type RichText = z.infer<typeof richText>
export type RichTextBlock = z.infer<typeof richTextBlock>
