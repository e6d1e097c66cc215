import type { imageSets, images } from '#server/db/tables/gallery.ts'
import { demoId } from '../demo-id.ts'
import { type EventKey, eventIdOf, ridgebackId } from '../season/season-ids.ts'
import { type CarouselSlide, carouselSlides } from './carousel-slides.ts'
import { type Mood, type Scene, sceneAlts, wideAlts } from './scenes.ts'

/** Galleries of the events: the first picture is the card's. */
const eventPictures: Readonly<Record<EventKey, readonly (readonly [Scene, Mood])[]>> = {
  brno: [
    ['hill', 'dusk'],
    ['gate', 'day'],
    ['paddock', 'dawn'],
  ],
  lipno: [
    ['creek', 'day'],
    ['podium', 'day'],
    ['kids', 'day'],
  ],
  hall: [
    ['hall', 'day'],
    ['podium', 'dusk'],
  ],
  arena: [
    ['night', 'dusk'],
    ['gate', 'dusk'],
    ['paddock', 'dusk'],
  ],
  kamenny: [
    ['logs', 'day'],
    ['rocks', 'day'],
    ['paddock', 'day'],
  ],
  stepanov: [
    ['rocks', 'dusk'],
    ['hill', 'day'],
  ],
  bela: [
    ['forest', 'dawn'],
    ['creek', 'dawn'],
  ],
  final: [
    ['podium', 'dawn'],
    ['night', 'day'],
  ],
  training: [
    ['tyres', 'dawn'],
    ['kids', 'dawn'],
  ],
}

/** Pictures for posts and texts; their key is that of the scene. */
const newsPictures: readonly (readonly [Scene, Mood])[] = [
  ['podium', 'day'],
  ['hall', 'dusk'],
  ['creek', 'dusk'],
  ['hill', 'day'],
  ['kids', 'dusk'],
  ['paddock', 'day'],
  ['night', 'day'],
  ['tyres', 'day'],
]

export const imageSetIdOf = (key: string) => demoId(`image-set/${key}`)
/** A picture for posts by its scene; one of an event by `event/scene`. */
export const imageIdOf = (key: string) => demoId(`image/${key}`)

export function imageSetRows(): (typeof imageSets.$inferInsert)[] {
  const sets = [
    ...Object.keys(eventPictures).map((key) => ({ key, name: `Event ${key}` })),
    { key: 'news', name: 'News' },
    { key: 'carousel', name: 'Home page' },
    { key: 'plans', name: 'Track plans' },
  ]
  return sets.map(({ key, name }) => ({ id: imageSetIdOf(key), organisation_id: ridgebackId, name }))
}

export function imageRows(): (typeof images.$inferInsert)[] {
  const ofEvents = Object.entries(eventPictures).flatMap(([key, pictures]) =>
    pictures.map(([scene, mood], position) => sceneRow(`${key}/${scene}`, key, scene, mood, position)),
  )
  const ofNews = newsPictures.map(([scene, mood], position) => sceneRow(scene, 'news', scene, mood, position))
  return [...ofEvents, ...ofNews, ...carouselSlides.map(slideRow), planRow()]
}

function sceneRow(key: string, set: string, scene: Scene, mood: Mood, position: number): typeof images.$inferInsert {
  return {
    ...shared(key, set),
    image: `/art/${scene}.${mood}.svg`,
    image_dark: `/art/${scene}.night.svg`,
    alt: sceneAlts[scene],
    width: 800,
    height: 600,
    position,
  }
}

function slideRow({ scene, title, text, event }: CarouselSlide, position: number): typeof images.$inferInsert {
  return {
    ...shared(`wide-${scene}`, 'carousel'),
    image: `/art/wide-${scene}.day.svg`,
    image_dark: `/art/wide-${scene}.night.svg`,
    alt: wideAlts[scene],
    width: 2560,
    height: 760,
    focal_x: 0.66,
    position,
    in_carousel: true,
    carousel_position: position,
    carousel_title: title,
    carousel_text: text,
    carousel_link: `/events/${eventIdOf(event)}`,
  }
}

function planRow(): typeof images.$inferInsert {
  return {
    ...shared('track-plan', 'plans'),
    image: '/art/track-plan.day.svg',
    image_dark: '/art/track-plan.night.svg',
    alt: 'Plan of the track: start and finish, log matrix, rock garden, tyres, paddock with parking P1',
    width: 900,
    height: 560,
  }
}

function shared(key: string, set: string) {
  return { id: imageIdOf(key), organisation_id: ridgebackId, image_set_id: imageSetIdOf(set) }
}
