import { chakra } from '@chakra-ui/react'
import type { EventDetails } from '#domain/events/event-words.ts'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ZoneNote } from '#src/ui/zone-note.tsx'
import { formatClock } from '#src/ui/zoned-date.ts'
import { timetableDays } from './timetable-days.ts'

/** What happens when, a table a day, in the event's own time. */
export function EventTimetable({ event }: { event: EventDetails }) {
  return timetableDays(event.timetable, event.time_zone).map((day) => (
    <section key={day.key} aria-labelledby={`day-${day.key}`}>
      <SectionHeading id={`day-${day.key}`} aside={<ZoneNote instant={event.start_date_time} zone={event.time_zone} />}>
        {day.title}
      </SectionHeading>
      <DayTable>
        <VisuallyHidden as="caption">Timetable of {day.title}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {day.rows.map((row) => (
            <tr key={`${row.time} ${row.title}`}>
              <chakra.td textStyle="time">
                <time dateTime={row.time}>{formatClock(row.time, event.time_zone)}</time>
              </chakra.td>
              <td>{row.title}</td>
              <chakra.td color="text2" textStyle="small">
                {row.note}
              </chakra.td>
            </tr>
          ))}
        </tbody>
      </DayTable>
    </section>
  ))
}

/** On a phone the note stands under what it belongs to; the heads are for the ear only. */
const DayTable = chakra('table', {
  base: {
    display: { base: 'block', sm: 'table' },
    width: '100%',
    borderCollapse: 'collapse',
    borderTop: '2px solid {colors.ink}',
    '& tbody': { display: { base: 'block', sm: 'table-row-group' } },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
    '& tbody tr': {
      display: { base: 'grid', sm: 'table-row' },
      gridTemplateColumns: '78px 1fr',
      alignItems: 'baseline',
      py: { base: '12px', sm: '0' },
      borderBottom: '1px solid {colors.line}',
    },
    '& tbody td': { py: { base: '0', sm: '14px' }, verticalAlign: 'baseline', textAlign: 'left' },
    '& tbody td:nth-child(1)': { width: { sm: '84px' }, whiteSpace: 'nowrap' },
    '& tbody td:nth-child(3)': {
      gridColumn: { base: '2', sm: 'auto' },
      textAlign: { sm: 'right' },
      pl: { sm: '24px' },
    },
    '& tbody td:empty': { display: { base: 'none', sm: 'table-cell' } },
  },
})
