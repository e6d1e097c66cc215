import { createFileRoute } from '@tanstack/react-router'
import { seo } from '#src/app/seo.ts'
import { LegalPage } from '#src/features/site/legal-page.tsx'
import { legalTextQuery } from '#src/features/site/site-queries.ts'

export const Route = createFileRoute('/imprint')({
  staticData: { name: 'Imprint', title: 'Imprint' },
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(legalTextQuery(api, 'imprint'))
  },
  head: ({ match }) =>
    seo(match.context, {
      title: 'Imprint',
      description: `Who runs ${match.context.config.site_title}, and how to reach them.`,
      path: '/imprint',
    }),
  component: () => <LegalPage kind="imprint" title="Imprint" />,
})
