import sansLatin from '@fontsource/sofia-sans/files/sofia-sans-latin-400-normal.woff2?url'
import extraCondensedLatin from '@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-800-normal.woff2?url'

/** Addresses of the two font files that every page's first screen needs: preload them as `font/woff2`, crossorigin. */
export const fontPreloads: readonly string[] = [extraCondensedLatin, sansLatin]
