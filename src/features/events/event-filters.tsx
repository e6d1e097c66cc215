import { chakra } from '@chakra-ui/react'
import { MagnifyingGlass } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { eventStatusLabels } from '#domain/events/event-status.ts'
import { useApp } from '#src/app/app-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Input } from '#src/ui/input.tsx'
import { NativeSelect } from '#src/ui/native-select.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { formatMonth } from '#src/ui/zoned-date.ts'
import { type EventsSearch, isNarrowed, monthChoices, parseEventsSearch } from './events-search.ts'
import { seasonsQuery } from './seasons-query.ts'

/** The list's filters: a form that works by itself and, with scripts, without loading the page anew. */
export function EventFilters({ search }: { search: EventsSearch }) {
  const { api } = useApp()
  const navigate = useNavigate()
  const seasons = useQuery(seasonsQuery(api)).data ?? []
  const months = monthChoices(
    seasons.flatMap((season) => season.months),
    search.month,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ to: '/events', search: parseEventsSearch(fields) })
  }
  return (
    // A new key for a new address: the fields follow the back button.
    <Form
      key={JSON.stringify(search)}
      role="search"
      aria-label="Events"
      action="/events"
      method="get"
      onSubmit={submit}
    >
      {search.when === 'past' && <input type="hidden" name="when" value="past" />}
      <chakra.div gridColumn={{ base: '1 / -1', xl: 'span 2' }}>
        <Field label="Search">
          <Input
            type="search"
            name="search"
            defaultValue={search.search ?? ''}
            icon={MagnifyingGlass}
            maxLength={100}
          />
        </Field>
      </chakra.div>
      <Choice label="Championship" name="championship" value={search.championship}>
        {seasons.map((season) => (
          <option key={season.id} value={season.id}>
            {season.name}
          </option>
        ))}
      </Choice>
      <Choice label="Type" name="event_type" value={search.event_type}>
        <option value="race_event">Races</option>
        <option value="ticketed_event">Ticketed events</option>
      </Choice>
      <Choice label="Status" name="status" value={search.status}>
        {Object.entries(eventStatusLabels).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label="Month" name="month" value={search.month}>
        {months.map((month) => (
          <option key={month} value={month}>
            {formatMonth(month)}
          </option>
        ))}
      </Choice>
      <chakra.div display="flex" alignItems="center" gap="16px" alignSelf="end" minHeight="52px">
        <Button type="submit" kind="ink">
          Show
        </Button>
        {isNarrowed(search) && (
          <TextLink
            to="/events"
            search={search.when === undefined ? {} : { when: search.when }}
            textStyle="small"
            py="10px"
          >
            Clear
          </TextLink>
        )}
      </chakra.div>
    </Form>
  )
}

type ChoiceProps = { label: string; name: string; value: string | undefined; children: ReactNode }

/** A list of choices that begins with 'All'; a choice takes effect at once where scripts run. */
function Choice({ label, name, value, children }: ChoiceProps) {
  return (
    <Field label={label}>
      <NativeSelect
        name={name}
        defaultValue={value ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">All</option>
        {children}
      </NativeSelect>
    </Field>
  )
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(7, minmax(0, 1fr))' },
    gap: { base: '16px', xl: '16px' },
    py: '24px',
  },
})
