import { Fragment, type ReactNode } from 'react'
import type { RichTextBlock } from '#domain/blog/rich-text.ts'
import { TextAnchor } from '#src/ui/text-link.tsx'

type Paragraph = Extract<RichTextBlock, { type: 'paragraph' }>
/** The pieces of a line: text with marks, and line breaks. */
export type Inline = NonNullable<Paragraph['content']>
type Text = Extract<Inline[number], { type: 'text' }>

/** The text of a paragraph with its marks: bold, italic, links. */
export function RichTextInline({ content = [] }: { content?: Inline | undefined }) {
  return content.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no names and keep their order
    <Fragment key={index}>{piece.type === 'hardBreak' ? <br /> : marked(piece)}</Fragment>
  ))
}

function marked(text: Text): ReactNode {
  let drawn: ReactNode = text.text
  for (const mark of text.marks ?? []) {
    if (mark.type === 'bold') drawn = <strong>{drawn}</strong>
    else if (mark.type === 'italic') drawn = <em>{drawn}</em>
    else drawn = <PostAnchor href={mark.attrs.href}>{drawn}</PostAnchor>
  }
  return drawn
}

/** A link of an author: on this site as it is, elsewhere without telling where the reader came from. */
function PostAnchor({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith('/') ? (
    <TextAnchor href={href}>{children}</TextAnchor>
  ) : (
    <TextAnchor href={href} rel="noopener noreferrer">
      {children}
    </TextAnchor>
  )
}
