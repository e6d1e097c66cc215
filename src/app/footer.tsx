import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { FacebookLogo } from '@phosphor-icons/react/dist/ssr/FacebookLogo'
import { GlobeSimple } from '@phosphor-icons/react/dist/ssr/GlobeSimple'
import { InstagramLogo } from '@phosphor-icons/react/dist/ssr/InstagramLogo'
import { XLogo } from '@phosphor-icons/react/dist/ssr/XLogo'
import { YoutubeLogo } from '@phosphor-icons/react/dist/ssr/YoutubeLogo'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSite } from '#src/features/site/use-site.ts'
import { GroundLine } from '#src/ui/ground-line.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { BrandLink } from './brand-link.tsx'
import { footerLegal, footerPages } from './main-navigation.ts'

const socialIcons = {
  instagram: InstagramLogo,
  facebook: FacebookLogo,
  youtube: YoutubeLogo,
  x: XLogo,
  website: GlobeSimple,
}
const socialNames = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube', x: 'X', website: 'Website' }

/** Every page ends on the ground: pages, legal, contact, social links, copyright (specification, 2.5). */
export function Footer() {
  const site = useSite()
  return (
    <chakra.footer mt={{ base: '64px', lg: '104px' }}>
      <GroundLine />
      <Box bg="ground" color="onGround" px={{ base: '16px', md: '24px', xl: '96px' }} pt="48px" pb="40px">
        <Grid
          templateColumns={{ base: '1fr 1fr', lg: '2fr 1.3fr 1.3fr 2fr' }}
          gap={{ base: '36px 16px', lg: '48px' }}
          maxW="1248px"
          mx="auto"
        >
          <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <BrandLink onGround />
            {site.tagline !== null && (
              <chakra.p textStyle="small" color="onGround2" mt="16px" maxW="34ch">
                {site.tagline}
              </chakra.p>
            )}
            <Flex gap="4px" mt="16px" ml="-10px">
              {site.social_links.map((social) => (
                <SocialLink key={social.url} href={social.url} rel="noopener" target="_blank">
                  <Icon of={socialIcons[social.kind]} label={socialNames[social.kind]} />
                </SocialLink>
              ))}
            </Flex>
          </Box>
          <FooterColumn title="Pages">
            {footerPages.map((link) => (
              <FooterLink key={link.to} to={link.to}>
                {link.label}
              </FooterLink>
            ))}
          </FooterColumn>
          <FooterColumn title="Legal">
            {footerLegal.map((link) => (
              <FooterLink key={link.to} to={link.to}>
                {link.label}
              </FooterLink>
            ))}
          </FooterColumn>
          <FooterColumn title="Contact" wide>
            {site.contact_email !== null && (
              <FooterAnchor href={`mailto:${site.contact_email}`}>{site.contact_email}</FooterAnchor>
            )}
            {site.contact_phone !== null && (
              <FooterAnchor href={`tel:${site.contact_phone.replace(/[^+\d]/g, '')}`}>
                {site.contact_phone}
              </FooterAnchor>
            )}
          </FooterColumn>
        </Grid>
        <Flex
          wrap="wrap"
          justify="space-between"
          gap="8px 24px"
          maxW="1248px"
          mx="auto"
          mt="56px"
          textStyle="small"
          color="onGround2"
        >
          <span>
            © {site.copyright_from} to {site.copyright_to} {site.name}
          </span>
          <span>All times in {site.time_zone}</span>
        </Flex>
      </Box>
    </chakra.footer>
  )
}

function FooterColumn({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} minWidth={0} gridColumn={wide ? { base: '1 / -1', lg: 'auto' } : undefined}>
      <chakra.h2 textStyle="h4" mb="10px">
        {title}
      </chakra.h2>
      <Flex direction="column" align="flex-start">
        {children}
      </Flex>
    </Box>
  )
}

const footerLink = {
  py: '6px',
  textStyle: 'small',
  color: 'onGround',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline' },
} as const
const FooterLink = chakra(Link, { base: footerLink })
const FooterAnchor = chakra('a', { base: footerLink })
const SocialLink = chakra('a', {
  base: { display: 'inline-flex', p: '11px', color: 'onGround', _hover: { color: 'sky.300' } },
})
