import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The measure of a page: content 1248 wide in margins of 16, 24 or 96 (look.md, grids). */
export function PageFrame({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <Box
      width="100%"
      maxW={narrow ? '808px' : '1440px'}
      mx="auto"
      px={narrow ? { base: '16px', md: '24px' } : { base: '16px', md: '24px', xl: '96px' }}
      py={{ base: '32px', lg: '64px' }}
    >
      {children}
    </Box>
  )
}

/** A page that is mostly a message: what happened, what to do. */
export function MessagePage({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <PageFrame>
      <Box>
        <chakra.h1 textStyle="h1">{title}</chakra.h1>
        <Box textStyle="lead" maxW="70ch" color="text2" mt="24px">
          {children}
        </Box>
        {actions !== undefined && (
          <Box mt="32px" display="flex" flexWrap="wrap" gap="12px">
            {actions}
          </Box>
        )}
      </Box>
    </PageFrame>
  )
}
