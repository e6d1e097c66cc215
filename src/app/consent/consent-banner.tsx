import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { consentStore, useConsent } from './consent-store.ts'
import { useBottomInset } from './use-bottom-inset.ts'

/** Asks about tracking until there is an answer; both answers weigh the same. */
export function ConsentBanner() {
  return useConsent() === null ? <ConsentQuestion /> : null
}

function ConsentQuestion() {
  const bar = useRef<HTMLElement>(null)
  useBottomInset(bar)
  return (
    <chakra.section
      ref={bar}
      aria-label="Cookie consent"
      data-print="hide"
      position="fixed"
      insetX={0}
      bottom={0}
      zIndex="bar"
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'stretch', md: 'center' }}
      justifyContent="center"
      gap={{ base: '16px', md: '32px' }}
      px={{ base: '16px', md: '24px' }}
      pt="16px"
      pb="calc(16px + env(safe-area-inset-bottom, 0px))"
      bg="ground"
      color="onGround"
      borderTopWidth="5px"
      borderTopStyle="solid"
      borderColor="sky.400"
    >
      <chakra.p textStyle="small" maxWidth="70ch">
        <strong>May we count visits?</strong> Tracking cookies help us understand how the site is used and improve it.
        Nothing is sent before you accept.
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="12px" flexShrink={0}>
        <Button minWidth={{ md: '140px' }} onClick={() => consentStore.answer(false)}>
          Decline
        </Button>
        <Button minWidth={{ md: '140px' }} onClick={() => consentStore.answer(true)}>
          Accept
        </Button>
      </chakra.div>
    </chakra.section>
  )
}
