import type * as z from 'zod/mini'

const generic = 'Invalid input'

/** The sentence beside a field for one issue of a parse: the schema's own when it has one, else one made from the rule. */
export function fieldMessage(issue: z.core.$ZodIssue): string {
  if (issue.message !== '' && issue.message !== generic) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required.'
      return issue.expected === 'string' ? 'Enter text here.' : `This must be ${wordFor(issue.expected)}.`
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1 ? 'Fill in this field.' : `Use at least ${issue.minimum} characters.`
      if (issue.origin === 'array') return `Choose at least ${issue.minimum}.`
      return `Use ${issue.minimum} or more.`
    case 'too_big':
      if (issue.origin === 'string') return `Use at most ${issue.maximum} characters.`
      if (issue.origin === 'array') return `Choose at most ${issue.maximum}.`
      return `Use ${issue.maximum} or less.`
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}.`
    default:
      return 'This is not valid.'
  }
}

function wordFor(expected: string): string {
  if (expected === 'int') return 'a whole number'
  if (expected === 'array') return 'a list'
  if (expected === 'boolean') return 'true or false'
  if (/^[aeiou]/.test(expected)) return `an ${expected}`
  return `a ${expected}`
}
