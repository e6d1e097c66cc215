import type * as z from 'zod/mini'
import { fieldMessage } from '#domain/core/field-message.ts'
import { type FieldErrors, invalid, type Problem } from '#domain/core/problem.ts'

/** Turns a failed parse into a 400 in the shape that existing clients know: dotted path -> sentences. */
export function invalidFrom(error: z.core.$ZodError): Problem {
  const fields: FieldErrors = {}
  const add = (name: string, sentence: string) => {
    fields[name] = [...(fields[name] ?? []), sentence]
  }
  for (const issue of error.issues) {
    const at = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20)) add(at === '' ? key : `${at}.${key}`, 'This field is not known here.')
    } else add(at === '' ? 'non_field_errors' : at, fieldMessage(issue))
  }
  return invalid(fields)
}
