/** The light of a picture. Dark mode shows night. */
export const MOODS = ['day', 'dawn', 'dusk', 'night'] as const
export type Mood = (typeof MOODS)[number]

/** The names that a drawing may use as `var(--name)`; each mood gives every one of them a colour. */
export type ArtColours = Record<`--${string}`, string>

const MAP_LIGHT: ArtColours = {
  '--m-land': '#e9f5df',
  '--m-wood': '#cfe6bd',
  '--m-water': '#7dd3fc',
  '--m-road': '#ffffff',
  '--m-edge': '#8a6a45',
  '--m-track': '#c79a63',
  '--m-dash': '#6b4d2b',
  '--m-obs': '#14110e',
  '--m-text': '#14110e',
}

const MAP_NIGHT: ArtColours = {
  '--m-land': '#1d231a',
  '--m-wood': '#263020',
  '--m-water': '#0c4a6e',
  '--m-road': '#3a342e',
  '--m-edge': '#3d2d1c',
  '--m-track': '#8d6a42',
  '--m-dash': '#e2b56a',
  '--m-obs': '#0a0806',
  '--m-text': '#f8f6f2',
}

const COMMON: ArtColours = {
  '--a-ink': '#14110e',
  '--a-detail': '#c8c0b4',
  '--a-bark': '#463f39',
  '--a-wood': '#e2b56a',
  '--a-rock': '#6f665d',
  '--a-rock2': '#a59b8f',
  '--a-rock3': '#463f39',
  '--a-lamp': '#fff688',
  '--a-beam': '#ffffff55',
  '--a-ongr': '#ffffff',
  '--a-skin': '#d9a577',
  '--a-skin2': '#a8714a',
  '--a-white': '#ffffff',
  '--a-cloth': '#f0ece5',
  '--a-red': '#d63a29',
  '--a-water': '#0284c7',
  '--a-foam': '#e0f2fe',
}

export const MOOD_COLOURS: Record<Mood, ArtColours> = {
  day: {
    ...COMMON,
    ...MAP_LIGHT,
    '--a-ray': '#7dd3fc',
    '--a-sky': '#38bdf8',
    '--a-sun': '#ffe943',
    '--a-far': '#7dd3fc',
    '--a-mid': '#0284c7',
    '--a-near': '#075985',
    '--a-ground': '#14110e',
    '--a-band': '#fed610',
    '--a-bandt': '#14110e',
    '--p-bike': '#d63a29',
    '--p-jersey': '#f8f6f2',
    '--p-pants': '#14110e',
  },
  dawn: {
    ...COMMON,
    ...MAP_LIGHT,
    '--a-ray': '#fff688',
    '--a-sky': '#fff9c9',
    '--a-sun': '#fed610',
    '--a-far': '#bae6fd',
    '--a-mid': '#38bdf8',
    '--a-near': '#0369a1',
    '--a-ground': '#2d2823',
    '--a-band': '#0369a1',
    '--a-bandt': '#ffffff',
    '--a-water': '#7dd3fc',
    '--a-foam': '#ffffff',
    '--p-bike': '#0284c7',
    '--p-jersey': '#ffffff',
    '--p-pants': '#14110e',
  },
  dusk: {
    ...COMMON,
    ...MAP_LIGHT,
    '--a-ray': '#eec003',
    '--a-sky': '#fed610',
    '--a-sun': '#f98374',
    '--a-far': '#0ea5e9',
    '--a-mid': '#075985',
    '--a-near': '#082f49',
    '--a-ground': '#14110e',
    '--a-detail': '#e3ddd3',
    '--a-bark': '#2d2823',
    '--a-rock': '#5b534b',
    '--a-rock3': '#2d2823',
    '--a-band': '#0369a1',
    '--a-bandt': '#ffffff',
    '--a-water': '#38bdf8',
    '--p-bike': '#f8f6f2',
    '--p-jersey': '#38bdf8',
    '--p-pants': '#14110e',
  },
  night: {
    ...COMMON,
    ...MAP_NIGHT,
    '--a-ray': '#0c4a6e',
    '--a-sky': '#082f49',
    '--a-sun': '#fff9a8',
    '--a-far': '#0c4a6e',
    '--a-mid': '#075985',
    '--a-near': '#0b3a56',
    // The night's ground is the footer's, a step lighter than the page: a picture never melts into it.
    '--a-ground': '#26211c',
    '--a-ink': '#0a0806',
    '--a-detail': '#a1978a',
    '--a-bark': '#3a342e',
    '--a-wood': '#c2924a',
    '--a-rock': '#463f39',
    '--a-rock2': '#7b7168',
    '--a-rock3': '#2d2823',
    '--a-lamp': '#fff9a8',
    '--a-beam': '#7dd3fc26',
    '--a-band': '#fed610',
    '--a-bandt': '#14110e',
    '--a-skin': '#b98a60',
    '--a-skin2': '#84583a',
    '--a-cloth': '#948a7e',
    '--a-water': '#0369a1',
    '--a-foam': '#7dd3fc',
    '--p-bike': '#fed610',
    '--p-jersey': '#7dd3fc',
    '--p-pants': '#0a0806',
  },
}

/** Puts a mood's colours in place of the variables, so that the file needs no style. Throws on an unknown name. */
export function bakeMood(svg: string, mood: Mood): string {
  const colours = MOOD_COLOURS[mood]
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: `--${string}`) => {
    const colour = colours[name]
    if (colour === undefined) throw new Error(`no colour ${name} in ${mood}`)
    return colour
  })
}
