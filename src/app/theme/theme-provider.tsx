import { ChakraProvider } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { subscribeColourMode } from '#src/app/theme/colour-mode.ts'
import { system } from '#src/app/theme/system.ts'

const nothing = () => {}

/** The look for everything below it; keeps the colour class on <html> in step with the system. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => subscribeColourMode(nothing), [])
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
