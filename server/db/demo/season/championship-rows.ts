import type { championships } from '#server/db/tables/championships.ts'
import type { championshipClasses } from '#server/db/tables/classes.ts'
import type { pointsAllocations } from '#server/db/tables/points-allocations.ts'
import type { DemoCalendar } from '../demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { classKeys } from '../riders/rider-profile.ts'
import { imageIdOf } from '../site/picture-rows.ts'
import { classProfiles } from './class-profiles.ts'
import { championshipId, classIdOf, ridgebackId } from './season-ids.ts'
import { classRules, hobbyPoints, seasonPoints, seasonRules } from './standings-settings.ts'
import { waiverTemplateId } from './waiver-rows.ts'

const hobbyPointsId = demoId('points-allocation/hobby')

export function championshipRow(calendar: DemoCalendar): typeof championships.$inferInsert {
  return {
    id: championshipId,
    organisation_id: ridgebackId,
    name: 'Ridgeback Endurocross Championship 2024-2025',
    season: '2024-2025',
    starts_on: calendar.season_start,
    ends_on: calendar.season_end,
    state: 'published',
    introduction: [
      'Eight rounds from sand to stone, six classes, one list per class. At every event the top three of each class receive medals. Season points decide the class winners, and each of them takes home the trophy.',
    ],
    rules_text: [
      'Points go to the first twenty of each final: 25 for the winner, 22, 20, 18, 16 and then one less for every place. Juniors on 85 cc ride two finals a day and both count.',
      'The best three of the first four rounds and the best three of the last four count. In Junior 65 every round counts. A veteran who is disqualified cannot drop that round.',
      'A tie goes to the rider with more first places, then second, then third, over all rounds, then to the better result in the last round. Riders who are still level share the place.',
      'Guests without a licence may race and do not score. Who changes class takes half of the points along.',
    ],
    image_id: imageIdOf('podium'),
    indemnity_template_id: waiverTemplateId,
    standings_rules: seasonRules,
    position: 0,
  }
}

export function pointsAllocationRows(): (typeof pointsAllocations.$inferInsert)[] {
  const shared = { organisation_id: ridgebackId, championship_id: championshipId }
  return [
    { ...shared, id: demoId('points-allocation/season'), name: seasonPoints.name, allocation: seasonPoints },
    { ...shared, id: hobbyPointsId, name: hobbyPoints.name, allocation: hobbyPoints },
  ]
}

export function championshipClassRows(): (typeof championshipClasses.$inferInsert)[] {
  return classKeys.map((key, position) => {
    const profile = classProfiles[key]
    return {
      id: classIdOf(key),
      organisation_id: ridgebackId,
      championship_id: championshipId,
      name: profile.name,
      short_label: profile.short_label,
      plate_colour: profile.plate_colour,
      figure_colour: profile.figure_colour,
      description: profile.description,
      position,
      min_age: profile.min_age ?? null,
      max_age: profile.max_age ?? null,
      age_reference: 'season_start',
      eligible_gender: profile.eligible_gender ?? 'any',
      is_licence_required: profile.is_licence_required ?? false,
      number_from: 1,
      number_to: profile.number_to,
      capacity_per_event: profile.capacity,
      standings_rules: classRules[key] ?? null,
      points_allocation_id: key === 'hobby' ? hobbyPointsId : demoId('points-allocation/season'),
    }
  })
}
