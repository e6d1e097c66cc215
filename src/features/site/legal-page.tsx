import { chakra } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LegalText } from '#domain/site/site-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { formatDate } from '#src/ui/zoned-date.ts'
import { legalTextQuery } from './site-queries.ts'
import { useSite } from './use-site.ts'

type Props = {
  kind: LegalText['kind']
  title: string
  /** Settings that belong to the text, between title and text. */
  children?: ReactNode
}

/** A text of the club that the law asks for, in its newest version. */
export function LegalPage({ kind, title, children }: Props) {
  const { api } = useApp()
  const { time_zone } = useSite()
  const { data: text } = useSuspenseQuery(legalTextQuery(api, kind))
  return (
    <PageFrame narrow>
      <chakra.h1 textStyle="h1" fontSize={{ base: '3.25rem', md: '4rem', xl: '5rem' }}>
        {title}
      </chakra.h1>
      <chakra.p textStyle="small" color="text2" mt="16px">
        Version {text.version}, <time dateTime={text.updated_at}>{formatDate(text.updated_at, time_zone)}</time>
      </chakra.p>
      {children !== undefined && (
        <chakra.div mt="32px" py="28px" borderBlock="2px solid {colors.line}">
          {children}
        </chakra.div>
      )}
      {text.sections.length === 0 && (
        <EmptyState drawing="paper" title="The club has not written this text yet">
          Ask the club by the contact at the foot of this page.
        </EmptyState>
      )}
      <chakra.div display="grid" gap="36px" mt="40px">
        {text.sections.map((section) => (
          <section key={section.heading ?? section.paragraphs[0] ?? ''}>
            {section.heading !== null && (
              <chakra.h2 textStyle="h3" mb="12px">
                {section.heading}
              </chakra.h2>
            )}
            <chakra.div display="grid" gap="14px">
              {section.paragraphs.map((paragraph) => (
                <chakra.p key={paragraph} whiteSpace="pre-line">
                  {paragraph}
                </chakra.p>
              ))}
            </chakra.div>
          </section>
        ))}
      </chakra.div>
    </PageFrame>
  )
}
