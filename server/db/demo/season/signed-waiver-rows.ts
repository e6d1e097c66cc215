import type { indemnities } from '#server/db/tables/indemnities.ts'
import type { DemoCalendar } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { isoInstantOf } from '../local-time.ts'
import { demoPeople } from '../people/demo-person.ts'
import { participantIdOf, userIdOf } from '../people/people-rows.ts'
import { keysOf } from '../rounds/final-script.ts'
import { seededNoise } from '../seeded-noise.ts'
import { unsignedAtKamenny } from './coming-entries.ts'
import { dayOf } from './event-rows.ts'
import { assignmentIdOf, championshipId, eventIdOf, ridgebackId, waiverIdOf } from './season-ids.ts'
import type { SignUpPlan } from './sign-up-plan.ts'
import { waiverHash, waiverVersionOn } from './waiver-rows.ts'

const people = new Map(demoPeople.map((person) => [person.key, person]))
const unsigned = keysOf(unsignedAtKamenny)

/** Signed copies: everybody who rode, and for the next round whoever has found the time. For children a parent signed. */
export function signedWaiverRows(
  plans: readonly SignUpPlan[],
  calendar: DemoCalendar,
): (typeof indemnities.$inferInsert)[] {
  return plans.flatMap((plan) => {
    const { event, rider, class: classKey } = plan
    const isRidden = dayOf(calendar, event) <= calendar.today
    const isSignedAhead = event === 'kamenny' && plan.stage === 'paid' && !unsigned.includes(rider)
    if (classKey === null || plan.stage === 'withdrawn' || !(isRidden || isSignedAhead)) return []
    const person = people.get(rider)
    const signer = people.get(plan.buyer)
    if (!person || !signer) throw new Error(`nobody signs for ${rider}`)
    const isMinor = person.guardian !== null
    const name = `${signer.first} ${signer.last}`
    const version = waiverVersionOn(calendar, dayOf(calendar, event))
    const signedAt = isoInstantOf(plan.entered_ms + 6 * 60_000)
    return {
      id: demoId(`indemnity/${event}/${rider}`),
      organisation_id: ridgebackId,
      template_version_id: waiverIdOf(version),
      text_sha256: waiverHash(version),
      participant_id: participantIdOf(rider),
      championship_id: championshipId,
      event_id: eventIdOf(event),
      class_assignment_id: assignmentIdOf(rider, classKey),
      signer_id: userIdOf(plan.buyer),
      signer_name: name,
      guardian_name: isMinor ? name : null,
      guardian_relation: isMinor ? 'parent' : null,
      ticked_statements: [true, true, true],
      signature: signatureOf(plan.buyer),
      reading: { read_to_share: 1, seconds: 95 + name.length * 3 },
      place: 'Brno',
      device_id: `phone-${plan.buyer}`,
      signed_at: signedAt,
      sealed_at: signedAt,
    }
  })
}

/** A drawn line that looks the same whenever this person signs: points in a box of 600 by 200. */
function signatureOf(signer: string) {
  const next = seededNoise(`signature/${signer}`)
  const points = Array.from({ length: 14 }, (_, index) => [40 + index * 38, 60 + Math.round(next() * 90)])
  return { width: 600, height: 200, strokes: [points] }
}
