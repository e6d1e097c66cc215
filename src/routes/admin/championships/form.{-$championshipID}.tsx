import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '#src/app/later-page.tsx'

export const Route = createFileRoute('/admin/championships/form/{-$championshipID}')({
  staticData: { name: 'Admin.ChampionshipForm', title: 'Championship' },
  component: () => <LaterPage what="A championship: texts, rules, drops" />,
})
