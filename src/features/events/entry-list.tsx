import { chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ClassPlate } from '#domain/classes/class-words.ts'
import type { Entry, EventDetails } from '#domain/events/event-words.ts'
import { useApp } from '#src/app/app-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { SkeletonLines } from '#src/ui/skeleton.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { entriesByClass } from './entries-by-class.ts'
import { allEntriesQuery, firstEntriesQuery } from './event-queries.ts'

/** Who comes: the first riders, or all of them by class. Only who agreed to be shown. */
export function EntryList({ event, showAll }: { event: EventDetails; showAll: boolean }) {
  const { api } = useApp()
  const first = useQuery({ ...firstEntriesQuery(api, event.id), enabled: !showAll })
  const all = useQuery({ ...allEntriesQuery(api, event.id), enabled: showAll })
  const { data, isError, isFetching, refetch } = showAll ? all : first
  const classes = event.event_classes.map((row) => row.championship_class)
  return (
    <section aria-labelledby="entries">
      <SectionHeading id="entries" aside={<RiderCount count={event.entry_count} />}>
        Entry list
      </SectionHeading>
      {isError && (
        <ErrorState title="The entry list did not load" onRetry={() => void refetch()} retrying={isFetching}>
          Entries themselves are not affected.
        </ErrorState>
      )}
      {data === undefined && !isError && <SkeletonLines lines={5} label="Loading the entry list" />}
      {data?.results.length === 0 && (
        <EmptyState drawing="helmet" title="Nobody on the list yet">
          Riders appear here when their entry is confirmed and they agreed to be shown.
        </EmptyState>
      )}
      {data !== undefined && data.results.length > 0 && (
        <>
          {showAll ? (
            entriesByClass(data.results, classes).map((group) => (
              <chakra.div key={group.raceClass.id} mb="28px">
                <chakra.h3 textStyle="h4" mb="12px">
                  {group.raceClass.name}, {group.entries.length}
                </chakra.h3>
                <EntryGrid entries={group.entries} classes={classes} />
              </chakra.div>
            ))
          ) : (
            <EntryGrid entries={data.results} classes={classes} />
          )}
          <Foot event={event} showAll={showAll} count={data.count} shown={data.results.length} />
        </>
      )}
    </section>
  )
}

function RiderCount({ count }: { count: number }) {
  return (
    <chakra.span
      textStyle="kicker"
      fontSize={{ base: '1.125rem', md: '1.125rem', xl: '1.125rem' }}
      color="text2"
    >{`${count} ${count === 1 ? 'rider' : 'riders'}`}</chakra.span>
  )
}

function EntryGrid({ entries, classes }: { entries: readonly Entry[]; classes: readonly ClassPlate[] }) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', xl: 'repeat(3, 1fr)' }}
      gap={{ base: '12px', md: '16px 24px' }}
      listStyleType="none"
      p={0}
    >
      {entries.map((entry) => (
        <EntryLine
          key={`${entry.participant_id} ${entry.championship_class_id}`}
          entry={entry}
          raceClass={classes.find((one) => one.id === entry.championship_class_id)}
        />
      ))}
    </chakra.ul>
  )
}

function EntryLine({ entry, raceClass }: { entry: Entry; raceClass: ClassPlate | undefined }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="14px" minWidth={0}>
      <Plate
        number={entry.start_number}
        plate_colour={raceClass?.plate_colour ?? '#ffffff'}
        figure_colour={raceClass?.figure_colour ?? '#14110e'}
        raceClass={raceClass?.name}
        leader={entry.red_plate}
      />
      <chakra.span minWidth={0} fontSize="1.0625rem">
        {entry.full_name}
      </chakra.span>
    </chakra.li>
  )
}

type FootProps = { event: EventDetails; showAll: boolean; count: number; shown: number }

function Foot({ event, showAll, count, shown }: FootProps) {
  return (
    <Flex direction="column" align="flex-start" gap="4px" mt="16px">
      {!showAll && count > shown && (
        <TextLink
          to="/events/$eventID"
          params={{ eventID: event.id }}
          search={{ entries: 'all' }}
          hash="entries"
          py="8px"
        >
          Show all {count} riders
        </TextLink>
      )}
      <chakra.p textStyle="small" color="text2">
        Only riders who agreed to be shown. The red plate leads the standings.
      </chakra.p>
    </Flex>
  )
}
