import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { RichText, RichTextBlock } from '#domain/blog/rich-text.ts'
import { PostPicture } from './post-picture.tsx'
import { type Inline, RichTextInline } from './rich-text-inline.tsx'

/** Draws a post's blocks, a closed list, with our own elements: nothing that an author wrote is ever taken as markup. */
export function RichTextView({ text }: { text: RichText }) {
  return (
    <chakra.div display="grid" gap="20px" gridTemplateColumns="minmax(0, 1fr)">
      {keyed(text.content).map(({ key, value }) => (
        <Block key={key} block={value} />
      ))}
    </chakra.div>
  )
}

function Block({ block }: { block: RichTextBlock }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <RichTextInline content={block.content} />
        </p>
      )
    case 'heading':
      return (
        <chakra.h2
          as={block.attrs.level === 2 ? 'h2' : 'h3'}
          textStyle={block.attrs.level === 2 ? 'h3' : 'h4'}
          mt="16px"
        >
          <RichTextInline content={block.content} />
        </chakra.h2>
      )
    case 'bulletList':
    case 'orderedList':
      return (
        <chakra.ul
          as={block.type === 'orderedList' ? 'ol' : 'ul'}
          pl="24px"
          display="grid"
          gap="8px"
          listStyleType={block.type === 'orderedList' ? 'decimal' : 'disc'}
        >
          {keyed(block.content).map(({ key, value }) => (
            <li key={key}>
              <Paragraphs paragraphs={value.content} />
            </li>
          ))}
        </chakra.ul>
      )
    case 'blockquote':
      return (
        <chakra.blockquote
          m={0}
          pl="20px"
          borderLeft="5px solid {colors.accent}"
          textStyle="lead"
          display="grid"
          gap="10px"
        >
          <Paragraphs paragraphs={block.content} />
        </chakra.blockquote>
      )
    case 'image':
      return (
        <PostPicture
          picture={{ ...block.attrs, image: block.attrs.src, image_dark: block.attrs.src_dark ?? null }}
          caption={block.attrs.caption ?? null}
        />
      )
    case 'horizontalRule':
      return <chakra.hr border="none" borderTop="2px solid {colors.line}" my="12px" />
  }
}

function Paragraphs({ paragraphs }: { paragraphs: readonly { content?: Inline | undefined }[] }) {
  return keyed(paragraphs).map(({ key, value }) => (
    <p key={key}>
      <RichTextInline content={value.content} />
    </p>
  ))
}

/** A post's parts have no names and never change their order while they are shown: the place is the key. */
function keyed<T>(list: readonly T[]): { key: string; value: T }[] {
  return list.map((value, index) => ({ key: `part-${index}`, value }))
}
