import type { EventKey } from '../season/season-ids.ts'
import type { WideScene } from './scenes.ts'

export type CarouselSlide = { scene: WideScene; title: string; text: string; event: EventKey }

/** The pictures of the home page: what they say and to which event they lead. */
export const carouselSlides: readonly CarouselSlide[] = [
  {
    scene: 'logs',
    title: 'Gate drops at Kamenný Vrch',
    text: 'A log matrix, a rock garden and a 90-second lap.',
    event: 'kamenny',
  },
  { scene: 'night', title: 'Night race at the Arena', text: 'Round 4 tonight, every lap live.', event: 'arena' },
  {
    scene: 'rocks',
    title: 'Stone by stone at Štěpánov',
    text: 'Round 6 in the old granite quarry.',
    event: 'stepanov',
  },
  {
    scene: 'gate',
    title: 'Six classes, one gate',
    text: 'From seven years on, with a medal for the top three.',
    event: 'bela',
  },
]
