import { chakra, Flex } from '@chakra-ui/react'
import { resultCalls } from '#domain/results/result-calls.ts'
import type { RunResults } from '#domain/results/result-words.ts'
import { useApp } from '#src/app/app-context.ts'
import { callAddress } from '#src/lib/call-address.ts'
import { FileLinks } from '#src/ui/file-links.tsx'
import { PublicationLine } from '#src/ui/publication-line.tsx'
import { SegmentedLinks, SegmentLink } from '#src/ui/segmented-links.tsx'

type RunToolbarProps = { run: RunResults }

/** Over a run's table: one class or all, how final it is, and the table as files. */
export function RunToolbar({ run }: RunToolbarProps) {
  const { config } = useApp()
  const { event, race_run } = run
  const files = { id: event.id, raceRunID: race_run.id }
  const link = {
    to: '/events/$eventID/results/race-run/$raceRunID',
    params: { eventID: event.id, raceRunID: race_run.id },
  } as const
  return (
    <Flex wrap="wrap" align="center" gap="12px 28px">
      {run.classes.length > 1 && (
        <SegmentedLinks label="Class">
          <SegmentLink
            {...link}
            search={{}}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            All
          </SegmentLink>
          {run.classes.map(({ id, name }) => (
            <SegmentLink
              key={id}
              {...link}
              search={{ class: id }}
              replace
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {name}
            </SegmentLink>
          ))}
        </SegmentedLinks>
      )}
      {run.rows.length > 0 && <PublicationLine of={run} zone={event.time_zone} />}
      {run.rows.length > 0 && (
        <chakra.div ml={{ lg: 'auto' }}>
          <FileLinks
            of={race_run.name}
            pdf={callAddress(config, resultCalls.getRunResultsPdf, files)}
            csv={callAddress(config, resultCalls.getRunResultsCsv, files)}
          />
        </chakra.div>
      )}
    </Flex>
  )
}
