import { chakra } from '@chakra-ui/react'
import type { MembershipGroup } from '#domain/memberships/membership-calls.ts'
import { useSite } from '#src/features/site/use-site.ts'
import { AnchorButton } from '#src/ui/anchor-button.tsx'
import { joinMail } from './join-mail.ts'

/** The way in: through the race office, by mail, phone, or at its desk. */
export function HowToJoin({ group }: { group: MembershipGroup }) {
  const site = useSite()
  return (
    <chakra.aside
      aria-labelledby="join"
      borderTop="6px solid {colors.accent}"
      pt="20px"
      position={{ lg: 'sticky' }}
      top={{ lg: '92px' }}
    >
      <chakra.h2 id="join" textStyle="h3">
        How to join
      </chakra.h2>
      <chakra.ol pl="22px" listStyleType="decimal" mt="14px" mb="20px" display="grid" gap="8px" textStyle="small">
        <li>Choose a membership and write to the race office.</li>
        <li>The office answers with the payment details.</li>
        <li>Your membership holds from the day the club has the payment.</li>
      </chakra.ol>
      {site.contact_email !== null && (
        <AnchorButton href={joinMail(site.contact_email, group)} kind="primary" size="main" wide>
          Join through the race office
        </AnchorButton>
      )}
      <chakra.p textStyle="small" color="text2" mt="12px">
        {[site.contact_email, site.contact_phone].filter((way) => way !== null).join(' or ')}
        {site.contact_email === null && site.contact_phone === null && 'Come to the race office at any event.'}
      </chakra.p>
    </chakra.aside>
  )
}
