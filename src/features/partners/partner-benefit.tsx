import { chakra } from '@chakra-ui/react'
import type { Partner } from '#domain/partners/partner-calls.ts'
import { TextAnchor } from '#src/ui/text-link.tsx'
import { PartnerCode } from './partner-code.tsx'
import { PartnerLogo } from './partner-logo.tsx'
import type { PartnerCodes } from './use-partner-codes.ts'

/** One partner: mark, what members get, how to redeem it, and the code where there is one. */
export function PartnerBenefit({ partner, codes }: { partner: Partner; codes: PartnerCodes }) {
  return (
    <chakra.li borderTop="2px solid {colors.ink}" pt="24px">
      {partner.logo !== null && <PartnerLogo partner={{ ...partner, name: '' }} />}
      <chakra.h2 textStyle="h3" mt={partner.logo === null ? 0 : '20px'}>
        {partner.name}
      </chakra.h2>
      <chakra.p textStyle="strong" mt="8px" maxWidth="56ch">
        {partner.benefit}
      </chakra.p>
      {partner.how_to_redeem !== null && (
        <chakra.p textStyle="small" color="text2" mt="8px" maxWidth="60ch">
          {partner.how_to_redeem}
        </chakra.p>
      )}
      {partner.has_code && <PartnerCode partner={partner} codes={codes} />}
      {partner.url !== null && (
        <chakra.p textStyle="small" mt="14px">
          <TextAnchor href={partner.url} target="_blank" rel="noopener sponsored">
            {hostOf(partner.url)}
          </TextAnchor>
        </chakra.p>
      )}
    </chakra.li>
  )
}

/** `kovex.example` of an address; the address itself when it cannot be read. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address
}
