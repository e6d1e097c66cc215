/** What each drawing shows, for people who cannot see it. Every scene has the light of dawn, day, dusk and night. */
export const sceneAlts = {
  logs: 'A rider climbs a pyramid of logs, mountains and a big sun behind',
  rocks: 'A rider with number 214 climbs a rock garden',
  forest: 'A rider jumps a log on the edge of a forest',
  tyres: 'A rider rolls over a row of half-buried tyres',
  night: 'A rider jumps under floodlights in front of a full stand',
  hall: 'A rider lands between a log and tyres in an indoor arena',
  creek: 'A rider splashes through a creek',
  hill: 'A rider climbs a steep hill towards a marshal with a flag',
  kids: 'Two children on small motorcycles ride over short logs',
  paddock: 'A mechanic prepares a motorcycle under an awning beside a van',
  gate: 'Five riders wait at the start gate',
  podium: 'Three riders on the podium, the winner lifts the cup',
} as const
export type Scene = keyof typeof sceneAlts
export type Mood = 'dawn' | 'day' | 'dusk'

export const wideAlts = {
  logs: 'A rider climbs a pyramid of logs under a wide sky',
  rocks: 'A rider climbs a wide rock garden in the evening',
  night: 'A night race under floodlights',
  gate: 'Riders line up at the start gate',
} as const
export type WideScene = keyof typeof wideAlts
