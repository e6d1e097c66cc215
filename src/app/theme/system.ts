import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { globalCss } from '#src/app/theme/global-css.ts'
import { semanticColours } from '#src/app/theme/semantic-colours.ts'
import { textStyles } from '#src/app/theme/text-styles.ts'
import { keyframes, shadows, tokens } from '#src/app/theme/tokens.ts'

/**
 * The look as a Chakra system: own tokens only, no recipe of the library. The parts in `src/ui` bring their recipes
 * along, so that a page loads those it shows. Breakpoints: `sm` starts above the spec's 641, `lg` above its 960. The `dark` condition must stay exactly `.my-app-dark &`: with the class
 * itself in the list, a component's rule would style the root.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'gd',
  conditions: { dark: '.my-app-dark &', light: ':root:not(.my-app-dark) &', sunlight: '.my-app-sunlight &' },
  globalCss,
  theme: {
    breakpoints: { sm: '642px', md: '768px', lg: '961px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens: { colors: semanticColours, shadows },
    textStyles,
    keyframes,
  },
})
