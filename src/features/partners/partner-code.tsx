import { chakra, Flex } from '@chakra-ui/react'
import { Check } from '@phosphor-icons/react/dist/ssr/Check'
import { Copy } from '@phosphor-icons/react/dist/ssr/Copy'
import { useState } from 'react'
import type { Partner } from '#domain/partners/partner-calls.ts'
import { Button } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import type { PartnerCodes } from './use-partner-codes.ts'

/** The code of a partner, or what is missing to see it. Its room is kept, whatever stands in it. */
export function PartnerCode({ partner, codes }: { partner: Partner; codes: PartnerCodes }) {
  return (
    <Flex align="center" minHeight="56px" mt="14px" px="16px" py="8px" bg="sunken" textStyle="small">
      <Content partner={partner} codes={codes} />
    </Flex>
  )
}

function Content({ partner, codes }: { partner: Partner; codes: PartnerCodes }) {
  if (codes.state === 'signed_out') {
    return (
      <span>
        Members see a code here.{' '}
        <TextLink to="/auth/login" search={{ to: '/partner-benefits' }}>
          Log In
        </TextLink>
      </span>
    )
  }
  if (codes.state === 'loading') return <span>Looking for your code</span>
  if (codes.state === 'failed') {
    return (
      <Flex align="center" gap="12px" wrap="wrap">
        The code did not load.
        <Button size="dense" onClick={codes.retry}>
          Try again
        </Button>
      </Flex>
    )
  }
  const code = codes.state === 'known' ? codes.codeOf(partner.id) : null
  if (code === null) return <span>The code shows here while your membership is valid.</span>
  return <Code code={code} />
}

function Code({ code }: { code: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () => {
    void navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Flex align="center" justify="space-between" gap="8px 20px" wrap="wrap" width="100%">
      <span>
        Your code{' '}
        <chakra.code
          textStyle="time"
          fontSize={{ base: '1.25rem', md: '1.25rem', xl: '1.25rem' }}
          ml="8px"
          userSelect="all"
        >
          {code}
        </chakra.code>
      </span>
      <Button size="dense" icon={copied ? Check : Copy} onClick={copy} aria-live="polite">
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </Flex>
  )
}
