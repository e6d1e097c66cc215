import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/organisation/dynamic-forms/form-templates/')({
  staticData: { name: 'Admin.Organisation.FormTemplates', title: 'Form Templates' },
  component: () => <LaterPage what="Forms with your own questions" />,
})
