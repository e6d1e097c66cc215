import { chakra } from '@chakra-ui/react'
import { formatMoney } from '#domain/core/money.ts'
import type { MembershipType } from '#domain/memberships/membership-calls.ts'

/** What can be joined: name and price in the largest type, then for whom, how long, and what it saves. */
export function MembershipTypes({ types, level }: { types: readonly MembershipType[]; level: 'h3' | 'h4' }) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fill, minmax(280px, 1fr))' }}
      gap={{ base: '32px', md: '32px 24px' }}
      listStyleType="none"
      p={0}
    >
      {types.map((type) => (
        <chakra.li key={type.id} borderTop="6px solid {colors.accent}" pt="16px">
          <chakra.h3 as={level} textStyle="h3">
            {type.name}
          </chakra.h3>
          <chakra.p textStyle="kicker" fontSize={{ base: '1.75rem', md: '1.75rem', xl: '1.75rem' }} mt="8px">
            {formatMoney(type.price_minor, type.currency)}
          </chakra.p>
          <chakra.p textStyle="small" color="text2" mt="10px">
            {type.term}
          </chakra.p>
          {type.eligibility !== null && (
            <chakra.p textStyle="small" color="text2">
              {type.eligibility}
            </chakra.p>
          )}
          {type.description !== '' && (
            <chakra.p textStyle="small" mt="10px">
              {type.description}
            </chakra.p>
          )}
          {type.saving_minor !== null && type.saving_minor > 0 && (
            <chakra.p textStyle="smallStrong" color="ok" mt="10px">
              Saves {formatMoney(type.saving_minor, type.currency)} over a season
            </chakra.p>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
