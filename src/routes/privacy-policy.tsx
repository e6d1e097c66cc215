import { createFileRoute } from '@tanstack/react-router'
import { ConsentSettings } from '#src/app/consent/consent-settings.tsx'
import { seo } from '#src/app/seo.ts'
import { LegalPage } from '#src/features/site/legal-page.tsx'
import { legalTextQuery } from '#src/features/site/site-queries.ts'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { name: 'PrivacyPolicy', title: 'Privacy Policy' },
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(legalTextQuery(api, 'privacy-policy'))
  },
  head: ({ match }) =>
    seo(match.context, {
      title: 'Privacy Policy',
      description: `What ${match.context.config.site_title} keeps about you, why, for how long, and your choice of cookies.`,
      path: '/privacy-policy',
    }),
  component: () => (
    <LegalPage kind="privacy-policy" title="Privacy Policy">
      <ConsentSettings />
    </LegalPage>
  ),
})
