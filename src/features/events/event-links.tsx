import { chakra } from '@chakra-ui/react'
import { CalendarPlus } from '@phosphor-icons/react/dist/ssr/CalendarPlus'
import { FilePdf } from '@phosphor-icons/react/dist/ssr/FilePdf'
import { FlagCheckered } from '@phosphor-icons/react/dist/ssr/FlagCheckered'
import { ShareNetwork } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import type { MouseEvent, ReactNode } from 'react'
import { eventCalls } from '#domain/events/event-calls.ts'
import type { EventDetails } from '#domain/events/event-words.ts'
import { useApp } from '#src/app/app-context.ts'
import { Icon, type IconShape } from '#src/ui/icon.tsx'
import { TextAnchor, TextLink } from '#src/ui/text-link.tsx'
import { formatDay } from '#src/ui/zoned-date.ts'
import { eventPath } from './event-data.ts'
import { mailAddress } from './event-mail.ts'
import { eventState } from './event-state.ts'

/** Calendar file, share, results and documents of an event. */
export function EventLinks({ event }: { event: EventDetails }) {
  const { config } = useApp()
  const calendar = `${config.backend_url}/api/v1/${eventCalls.getEventCalendar.path.replace('{id}', event.id)}`
  return (
    <chakra.ul listStyleType="none" p={0} mt="20px">
      {event.results_available && eventState(event) !== 'results' && (
        <LinkLine icon={FlagCheckered}>
          <TextLink to="/events/$eventID/results" params={{ eventID: event.id }}>
            Results
          </TextLink>
        </LinkLine>
      )}
      <LinkLine icon={CalendarPlus}>
        <TextAnchor href={calendar}>Add to calendar</TextAnchor>
      </LinkLine>
      <LinkLine icon={ShareNetwork}>
        <ShareAnchor event={event} />
      </LinkLine>
      {event.documents.map((document) => (
        <LinkLine key={document.url} icon={FilePdf}>
          <TextAnchor href={document.url}>{document.title}</TextAnchor>
        </LinkLine>
      ))}
    </chakra.ul>
  )
}

/** The browser's own way to share where it has one, a mail otherwise and before scripts run. */
function ShareAnchor({ event }: { event: EventDetails }) {
  const { origin } = useApp()
  const url = `${origin}${eventPath(event.id)}`
  const text = `${event.name}, ${formatDay(event.start_date_time, event.time_zone)}`
  const share = (click: MouseEvent) => {
    if (typeof navigator.share !== 'function') return
    click.preventDefault()
    // Closing the sheet without choosing rejects; there is nothing to tell.
    void navigator.share({ title: event.name, text, url }).catch(() => undefined)
  }
  return (
    <TextAnchor href={mailAddress('', text, `${text}\n${url}`)} onClick={share}>
      Share
    </TextAnchor>
  )
}

function LinkLine({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="12px"
      minHeight="46px"
      borderBottom="1px solid {colors.line}"
      textStyle="small"
    >
      <Icon of={icon} />
      {children}
    </chakra.li>
  )
}
