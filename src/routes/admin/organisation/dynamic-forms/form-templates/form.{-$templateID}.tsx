import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/organisation/dynamic-forms/form-templates/form/{-$templateID}')({
  staticData: { name: 'Admin.Organisation.FormTemplate', title: 'Form Template' },
  component: () => <LaterPage what="One form with its questions" />,
})
