import { hobbyRiders } from './hobby-riders.ts'
import { junior65Riders } from './junior-65-riders.ts'
import { junior85Riders } from './junior-85-riders.ts'
import { proRiders } from './pro-riders.ts'
import { type ClassKey, classKeys, type RiderProfile } from './rider-profile.ts'
import { veteranRiders } from './veteran-riders.ts'
import { womenRiders } from './women-riders.ts'

export const ridersByClass: Readonly<Record<ClassKey, readonly RiderProfile[]>> = {
  pro: proRiders,
  hobby: hobbyRiders,
  veteran: veteranRiders,
  women: womenRiders,
  junior85: junior85Riders,
  junior65: junior65Riders,
}

export const allRiders: readonly RiderProfile[] = classKeys.flatMap((classKey) => ridersByClass[classKey])

const riders = new Map(allRiders.map((rider) => [rider.key, rider]))
const classes = new Map(
  classKeys.flatMap((classKey) => ridersByClass[classKey].map((rider) => [rider.key, classKey] as const)),
)

/** @throws Error when nobody has this key: a slip in the authored season. */
export function riderOf(key: string): RiderProfile {
  const rider = riders.get(key)
  if (!rider) throw new Error(`the demo season has no rider ${key}`)
  return rider
}

/** The class in which a rider is entered now. @throws Error for an unknown key. */
export function classOf(key: string): ClassKey {
  const classKey = classes.get(key)
  if (!classKey) throw new Error(`the demo season has no rider ${key}`)
  return classKey
}
