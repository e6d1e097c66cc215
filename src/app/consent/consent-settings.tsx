import { chakra } from '@chakra-ui/react'
import { Button } from '#src/ui/button.tsx'
import { consentStore, useConsent } from './consent-store.ts'

const sentences = {
  accepted: 'You accepted tracking cookies.',
  declined: 'You declined tracking cookies. Nothing is sent.',
  open: 'You have not answered yet. Nothing is sent.',
} as const

/** For the privacy policy: what was answered, the other answer, and taking the answer back. */
export function ConsentSettings() {
  const consent = useConsent()
  const said = consent === true ? 'accepted' : consent === false ? 'declined' : 'open'
  return (
    <chakra.section aria-labelledby="consent-settings" display="grid" gap="16px" justifyItems="start">
      <chakra.h2 id="consent-settings" textStyle="h3">
        Your cookie choice
      </chakra.h2>
      <chakra.p role="status">{consent === 'unknown' ? ' ' : sentences[said]}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="12px">
        {said !== 'declined' && <Button onClick={() => consentStore.answer(false)}>Decline</Button>}
        {said !== 'accepted' && <Button onClick={() => consentStore.answer(true)}>Accept</Button>}
        {said !== 'open' && <Button onClick={() => consentStore.answer(null)}>Ask me again</Button>}
      </chakra.div>
    </chakra.section>
  )
}
