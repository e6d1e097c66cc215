import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { controlRecipe } from '#src/ui/control-style.ts'
import { useFieldLinks } from '#src/ui/field-context.ts'

const StyledTextArea = chakra('textarea', controlRecipe)

/** Several lines of text; grows with what is typed where the browser can. Put it in a Field. */
export function TextArea({ rows = 4, ...rest }: ComponentProps<typeof StyledTextArea>) {
  const links = useFieldLinks()
  return <StyledTextArea rows={rows} resize="vertical" fieldSizing="content" {...links} {...rest} />
}
