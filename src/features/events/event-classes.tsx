import { chakra } from '@chakra-ui/react'
import { formatAmount } from '#domain/core/money.ts'
import type { EventClass, EventDetails } from '#domain/events/event-words.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PlacesBar } from '#src/ui/places-bar.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ShortPlate } from './class-plates.tsx'
import { classEligibility, feeNotes, isOverForEntries } from './event-class-words.ts'
import { eventState } from './event-state.ts'

/** Who may ride, what it costs today, how full each class is. Two lines a class on a phone. */
export function EventClasses({ event }: { event: EventDetails }) {
  const isOver = isOverForEntries(eventState(event))
  return (
    <section aria-labelledby="classes">
      <SectionHeading id="classes">Classes</SectionHeading>
      {event.event_classes.length === 0 ? (
        <EmptyState drawing="plate" title="No classes yet">
          The classes of this event have not been set.
        </EmptyState>
      ) : (
        <ClassTable>
          <VisuallyHidden as="caption">Classes with eligibility, fee and places</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Class</th>
              <th scope="col">Fee, {event.currency}</th>
              <th scope="col">{isOver ? 'Riders' : 'Places'}</th>
            </tr>
          </thead>
          <tbody>
            {event.event_classes.map((raceClass) => (
              <ClassRow key={raceClass.championship_class.id} row={raceClass} event={event} isOver={isOver} />
            ))}
          </tbody>
        </ClassTable>
      )}
      {(isOver ? [] : feeNotes(event)).map((note) => (
        <chakra.p key={note} textStyle="small" color="text2" mt="12px">
          {note}
        </chakra.p>
      ))}
    </section>
  )
}

function ClassRow({ row, event, isOver }: { row: EventClass; event: EventDetails; isOver: boolean }) {
  const amount = (minor: number) => formatAmount(minor, event.currency)
  return (
    <tr>
      <th scope="row">
        <chakra.span display="grid" gridTemplateColumns={{ base: '58px 1fr', sm: '73px 1fr' }} alignItems="center">
          <ShortPlate raceClass={row.championship_class} />
          <chakra.span display="block" minWidth={0}>
            <chakra.span display="block" fontSize="1.0625rem">
              {row.championship_class.name}
            </chakra.span>
            <chakra.span display="block" textStyle="small" color="text2">
              {classEligibility(row)}
            </chakra.span>
          </chakra.span>
        </chakra.span>
      </th>
      <chakra.td textStyle="time">
        {row.fee_minor === null ? <VisuallyHidden>not set</VisuallyHidden> : amount(row.fee_minor)}
        {row.member_fee_minor !== null && row.fee_minor !== null && row.member_fee_minor < row.fee_minor && (
          <chakra.span display="block" textStyle="label" color="text2" mt="4px">
            member {amount(row.member_fee_minor)}
          </chakra.span>
        )}
      </chakra.td>
      <td>
        {isOver || row.capacity === null ? (
          <chakra.span textStyle="time">{row.taken} entered</chakra.span>
        ) : (
          <PlacesBar
            taken={row.taken}
            capacity={row.capacity}
            whenFull={row.waiting > 0 ? `${row.waiting} on the waiting list` : undefined}
          />
        )}
      </td>
    </tr>
  )
}

/** On a phone a row is a grid: class and fee on the first line, the bar on the second. */
const ClassTable = chakra('table', {
  base: {
    display: { base: 'block', sm: 'table' },
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'left',
    '& tbody': { display: { base: 'block', sm: 'table-row-group' } },
    '& thead': { display: { base: 'none', sm: 'table-header-group' } },
    '& thead th': {
      textStyle: 'label',
      color: 'text2',
      borderBottom: '2px solid {colors.ink}',
      pb: '10px',
      verticalAlign: 'bottom',
    },
    '& tbody tr': {
      display: { base: 'grid', sm: 'table-row' },
      gridTemplateColumns: '1fr auto',
      gap: { base: '10px 12px', sm: '0' },
      py: { base: '14px', sm: '0' },
      borderBottom: '1px solid {colors.line}',
    },
    '& tbody :is(td, th)': { py: { base: '0', sm: '14px' }, verticalAlign: 'middle', fontWeight: 400 },
    '& tr > :nth-child(2)': { textAlign: 'right', whiteSpace: 'nowrap', px: { sm: '12px' } },
    '& tr > :nth-child(3)': {
      width: { sm: '38%', md: '34%' },
      pl: { base: '58px', sm: '32px' },
      gridColumn: { base: '1 / -1', sm: 'auto' },
    },
  },
})
