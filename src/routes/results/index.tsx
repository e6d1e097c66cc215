import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { championshipsQuery } from '#src/features/championships/championship-queries.ts'
import { ResultsPage } from '#src/features/championships/results-page.tsx'
import { resultsHead } from '#src/features/results/results-head.ts'
import { ResultsSkeleton } from '#src/features/results/results-skeleton.tsx'

const search = z.object({ page: z.catch(z.optional(z.int().check(z.gte(2), z.lte(1000))), undefined) })

export const Route = createFileRoute('/results/')({
  staticData: { name: 'ResultsPage', title: 'Results' },
  validateSearch: search,
  loaderDeps: ({ search: { page } }) => ({ page: page ?? 1 }),
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(championshipsQuery(context.api, deps.page)),
  head: ({ match, loaderData }) => {
    const page = match.loaderDeps.page
    const seasons = loaderData?.results.map(({ name }) => name).join(', ') ?? ''
    return resultsHead(match.context, {
      title: 'Results',
      description: `Results of all rounds and runs, live during the race, and season standings by class: ${seasons}`,
      path: page === 1 ? '/results' : `/results?page=${page}`,
    })
  },
  component: Page,
  pendingComponent: ResultsSkeleton,
})

function Page() {
  return <ResultsPage page={Route.useLoaderDeps().page} />
}
