/** The place `step` slides on from `index`, round the ends. `count` is at least 1. */
export function stepSlide(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count
}

/** The shortest way of a finger that turns the page, in pixels. */
const SWIPE_PX = 40

/** What a finger's way across means: 1 on (to the left), -1 back, 0 nothing (too short, or a scroll). */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.2) return 0
  return dx < 0 ? 1 : -1
}

/** A picture this much wider than high is a panorama: it fills the hero, with room for the title at its left. */
const PANORAMA = 2.4

export function isPanorama(picture: { width: number; height: number }): boolean {
  return picture.width / picture.height >= PANORAMA
}
