/** The measure of a part of the home page: content 1248 wide, 104 to the next on a laptop, 64 on a phone. */
export const homeSection = {
  width: '100%',
  maxWidth: '1440px',
  mx: 'auto',
  px: { base: '16px', md: '24px', xl: '96px' },
  pt: { base: '64px', lg: '104px' },
  pb: { base: '32px', lg: '52px' },
} as const
