import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute(
  '/admin/organisation/dynamic-forms/form-templates/$templateID/form-data/$formDataID',
)({
  staticData: { name: 'Admin.Organisation.FormDatum', title: 'Form Data' },
  component: () => <LaterPage what="One answer to a form" />,
})
