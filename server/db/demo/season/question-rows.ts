import type { JsonObject } from '#server/db/columns.ts'
import type { formTemplates } from '#server/db/tables/forms.ts'
import { demoId } from '../demo-id.ts'
import { ridgebackId } from './season-ids.ts'

export const questionsId = demoId('form/questions')

/** The questions of a race day. `shown_if` names a field and the answer that brings this one up. */
export const questionsDefinition: JsonObject = {
  fields: [
    {
      key: 'arrival',
      type: 'choice',
      label: 'When do you arrive?',
      is_required: true,
      options: ['Friday evening', 'Saturday before 08:00', 'Saturday later'],
    },
    { key: 'camping', type: 'yes_no', label: 'Do you stay in the paddock overnight?', is_required: true },
    {
      key: 'vehicle_length',
      type: 'number',
      label: 'How long is your van with trailer, in metres?',
      is_required: false,
      shown_if: { field: 'camping', answer: true },
    },
    { key: 'helper', type: 'text', label: 'Name and phone of your helper', is_required: false },
  ],
}

export function questionsRow(): typeof formTemplates.$inferInsert {
  return {
    id: questionsId,
    organisation_id: ridgebackId,
    name: 'Race day questions',
    version: 1,
    definition: questionsDefinition,
  }
}
