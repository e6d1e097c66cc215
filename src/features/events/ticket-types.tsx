import { chakra } from '@chakra-ui/react'
import { formatAmount } from '#domain/core/money.ts'
import type { EventDetails } from '#domain/events/event-words.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { RowHead, Table, Td, Th } from '#src/ui/table.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { placesWords } from './event-state.ts'

/** The tickets of a ticketed event: what each holds, its price, how many are left. */
export function TicketTypes({ event }: { event: EventDetails }) {
  return (
    <section aria-labelledby="tickets">
      <SectionHeading id="tickets">Tickets</SectionHeading>
      {event.ticket_types.length === 0 ? (
        <EmptyState drawing="paper" title="No tickets yet">
          The tickets of this event have not been set.
        </EmptyState>
      ) : (
        <Table>
          <VisuallyHidden as="caption">Tickets with price and places left</VisuallyHidden>
          <thead>
            <tr>
              <Th scope="col">Ticket</Th>
              <Th scope="col" number>
                Price, {event.currency}
              </Th>
              <Th scope="col" number>
                Left
              </Th>
            </tr>
          </thead>
          <tbody>
            {event.ticket_types.map((type) => (
              <tr key={type.id}>
                <RowHead scope="row">
                  <strong>{type.name}</strong>
                  <chakra.span display="block" textStyle="small" color="text2">
                    {type.description}
                  </chakra.span>
                </RowHead>
                <Td number>{formatAmount(type.price_minor, event.currency)}</Td>
                <Td number>{placesWords(type.places_left)?.replace(/ places? left$/, '') ?? 'no limit'}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
