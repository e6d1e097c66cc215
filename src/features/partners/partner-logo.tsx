import { chakra } from '@chakra-ui/react'
import type { Partner } from '#domain/partners/partner-calls.ts'
import { Picture } from '#src/ui/picture.tsx'

/** A partner's mark in a box of fixed size, whatever its own; without one, the name in large letters. */
export function PartnerLogo({ partner }: { partner: Pick<Partner, 'name' | 'logo' | 'logo_dark'> }) {
  if (partner.logo === null) return <chakra.span textStyle="h3">{partner.name}</chakra.span>
  return (
    <chakra.span display="block" width="160px" height="48px">
      <Picture
        image={partner.logo}
        image_dark={partner.logo_dark}
        alt={partner.name}
        width={160}
        height={48}
        fill
        objectFit="contain"
        objectPosition="left center"
      />
    </chakra.span>
  )
}
