import { chakra } from '@chakra-ui/react'
import { useApp } from './app-context.ts'

const labels = { development: 'DEV', staging: 'STG', production: null } as const

/** DEV or STG in the corner, nothing in production. */
export function EnvironmentLabel() {
  const label = labels[useApp().config.app_env]
  if (label === null) return null
  return (
    <chakra.aside
      aria-label="Environment"
      position="fixed"
      left={0}
      bottom="var(--bottom-inset, 0px)"
      zIndex="environment"
      bg="candlelight.400"
      color="#000000"
      textStyle="label"
      // Small on a phone: the action bar of an event has words in this corner.
      fontSize={{ base: '0.75rem', md: '1rem' }}
      px={{ base: '6px', md: '10px' }}
      py={{ base: '1px', md: '5px' }}
      pointerEvents="none"
      data-print="hide"
    >
      {label}
    </chakra.aside>
  )
}
