import { palettes } from '#src/app/theme/palettes.ts'

/**
 * Everything that is the same in light and dark. Numbers in style props are pixels (`p={16}`), so there are no tokens
 * for space: use 4 8 12 16 24 32 48 64 96 128.
 */
export const tokens = {
  colors: palettes,
  fonts: {
    shout: { value: '"Sofia Sans Extra Condensed", "Sofia Extra Condensed Fallback", "Arial Narrow", sans-serif' },
    count: { value: '"Sofia Sans Condensed", "Sofia Condensed Fallback", "Arial Narrow", sans-serif' },
    talk: { value: '"Sofia Sans", "Sofia Fallback", system-ui, sans-serif' },
  },
  radii: { control: { value: '3px' }, badge: { value: '2px' } },
  zIndex: {
    bar: { value: 900 },
    nav: { value: 1000 },
    overlay: { value: 1000 },
    menu: { value: 1000 },
    modal: { value: 1100 },
    tooltip: { value: 1100 },
    navMenu: { value: 2000 },
    toast: { value: 2100 },
    environment: { value: 2100 },
  },
  durations: {
    press: { value: '120ms' },
    menu: { value: '200ms' },
    modal: { value: '200ms' },
    toast: { value: '300ms' },
    slide: { value: '400ms' },
  },
} as const

export const shadows = {
  float: {
    value: {
      base: '0 2px 4px rgb(20 17 14 / .08), 0 16px 40px rgb(20 17 14 / .16)',
      _dark: '0 0 0 1px #463f39, 0 20px 48px rgb(0 0 0 / .6)',
    },
  },
} as const

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: 0 }, to: { opacity: 1 } },
  drop: { from: { opacity: 0, transform: 'translateY(-8px)' }, to: { opacity: 1, transform: 'none' } },
  arrive: { from: { opacity: 0, transform: 'translateX(24px)' }, to: { opacity: 1, transform: 'none' } },
  leave: { from: { opacity: 1, transform: 'none' }, to: { opacity: 0, transform: 'translateX(24px)' } },
  // A new time in a live table lies on `soft` for 1.5 s.
  fresh: { from: { backgroundColor: '{colors.soft}' }, to: { backgroundColor: 'transparent' } },
} as const
