import { chakra } from '@chakra-ui/react'
import type { EventDetails } from '#domain/events/event-words.ts'
import { useSite } from '#src/features/site/use-site.ts'
import { AnchorButton } from '#src/ui/anchor-button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import type { EventAction } from './event-action.ts'
import { entryMail, questionMail } from './event-mail.ts'

type Props = {
  event: EventDetails
  next: EventAction['next']
  /** In the column: the full words, as wide as the column. In the phone's bar: short ones. */
  wide?: boolean
}

/** What the state leads to: entering by the race office's mail, a question, the results, the run that goes on. */
export function EventActionButton({ event, next, wide = false }: Props) {
  const site = useSite()
  const office = event.contact_email ?? site.contact_email
  if (next === 'live' && event.live_race_run_id !== null) {
    return (
      <LinkButton
        to="/events/$eventID/results/race-run/$raceRunID"
        params={{ eventID: event.id, raceRunID: event.live_race_run_id }}
        kind="primary"
        size="main"
        wide={wide}
      >
        Follow live
      </LinkButton>
    )
  }
  if (next === 'results' || next === 'live') {
    return (
      <LinkButton to="/events/$eventID/results" params={{ eventID: event.id }} kind="primary" size="main" wide={wide}>
        {wide ? 'See the results' : 'Results'}
      </LinkButton>
    )
  }
  if (next === 'none') return null
  if (office === null) {
    return <chakra.p textStyle="smallStrong">{site.contact_phone ?? 'The race office answers at the track.'}</chakra.p>
  }
  const tickets = event.event_type === 'ticketed_event'
  const enter = tickets ? 'Order through the race office' : 'Enter through the race office'
  return next === 'enter' ? (
    <>
      <AnchorButton href={entryMail(office, event)} kind="primary" size="main" wide={wide}>
        {wide ? enter : tickets ? 'Order by e-mail' : 'Enter by e-mail'}
      </AnchorButton>
      {wide && (
        <chakra.p textStyle="small" color="text2" mt="12px">
          Write to {office}: the mail opens with the questions that the office needs answered.
        </chakra.p>
      )}
    </>
  ) : (
    <AnchorButton href={questionMail(office, event)} kind="outline" size="main" wide={wide}>
      {wide ? 'Ask the race office' : 'Ask the office'}
    </AnchorButton>
  )
}
