import { chakra } from '@chakra-ui/react'
import { ArrowLeft } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { createLink } from '@tanstack/react-router'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'

/** The way down to this page: TextLinks and, last, the page's own name as text. */
export function Breadcrumbs({ children }: { children: ReactNode }) {
  return (
    <chakra.nav aria-label="Breadcrumb" textStyle="small" color="text2">
      <chakra.ol listStyleType="none" padding={0} display="flex" flexWrap="wrap" columnGap="6px">
        {Children.toArray(children).map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list whose order is its meaning
          <li key={index}>
            {index > 0 && <span aria-hidden>/ </span>}
            {child}
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}

function BackAnchor({ children, ...rest }: ComponentProps<typeof chakra.a>) {
  return (
    <chakra.a display="inline-flex" alignItems="center" gap="10px" minHeight="44px" textDecoration="none" {...rest}>
      <Icon of={ArrowLeft} />
      <chakra.span textDecoration="underline" textUnderlineOffset="4px">
        {children}
      </chakra.span>
    </chakra.a>
  )
}

/** The way back to the screen above. */
export const BackLink = createLink(BackAnchor)
