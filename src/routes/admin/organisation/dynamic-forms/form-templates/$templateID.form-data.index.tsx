import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/organisation/dynamic-forms/form-templates/$templateID/form-data/')({
  staticData: { name: 'Admin.Organisation.FormData', title: 'Form Data' },
  component: () => <LaterPage what="Answers to a form" />,
})
