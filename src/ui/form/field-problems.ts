import * as z from 'zod/mini'
import { fieldMessage } from '#domain/core/field-message.ts'
import { ApiProblem } from '#src/lib/api-problem.ts'

/** What is wrong with a form: sentences by field, and what concerns all of it. */
export type FormProblems = { fields: Readonly<Record<string, string>>; whole: readonly string[] }

export const noProblems: FormProblems = { fields: {}, whole: [] }

/** The first sentence for each field that the schema refuses; what is no field of the form concerns the whole. */
export function problemsOfParse(error: z.core.$ZodError, names: readonly string[]): FormProblems {
  const found: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '')
    found[name] = [...(found[name] ?? []), fieldMessage(issue)]
  }
  return sortOut(found, names)
}

/** What the server, or the way to it, said against the form. */
export function problemsOfAnswer(error: unknown, names: readonly string[]): FormProblems {
  if (!(error instanceof ApiProblem)) {
    return { fields: {}, whole: ['Something went wrong in this app. Nothing was sent; try again.'] }
  }
  if (Object.keys(error.fields).length > 0) return sortOut(error.fields, names)
  const wait = error.retryAfterS === null ? '' : ` You can try again in ${waitInWords(error.retryAfterS)}.`
  return { fields: {}, whole: [error.message + wait] }
}

function sortOut(found: Readonly<Record<string, readonly string[]>>, names: readonly string[]): FormProblems {
  const fields: Record<string, string> = {}
  const whole: string[] = []
  for (const [name, sentences] of Object.entries(found)) {
    if (names.includes(name)) fields[name] = sentences[0] ?? 'This is not valid.'
    else whole.push(...sentences)
  }
  return { fields, whole }
}

/** `40` is `40 seconds`, `100` is `2 minutes`. */
export function waitInWords(seconds: number): string {
  if (seconds <= 1) return '1 second'
  if (seconds < 90) return `${Math.ceil(seconds)} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** Parses with a schema. @returns the value, or what is wrong */
export function parseTyped<Schema extends z.core.$ZodType>(
  schema: Schema,
  typed: unknown,
  names: readonly string[],
): { body: z.output<Schema> } | { problems: FormProblems } {
  const parsed = z.safeParse(schema, typed, { reportInput: true })
  return parsed.success ? { body: parsed.data } : { problems: problemsOfParse(parsed.error, names) }
}
