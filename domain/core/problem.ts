import * as z from 'zod/mini'

/** The closed list of problem codes. `status` is the HTTP status, `detail` the sentence that says what to do. */
export const problems = {
  invalid: { status: 400, detail: 'Some of what was sent is not valid. Correct the marked fields and send it again.' },
  malformed_body: { status: 400, detail: 'The request could not be read. Send it as valid JSON.' },
  organisation_required: { status: 400, detail: 'Say which organisation you work for in the Organisation header.' },
  not_signed_in: { status: 401, detail: 'Sign in to do this.' },
  token_ended: { status: 401, detail: 'Your sign-in has ended. Sign in again.' },
  forbidden: { status: 403, detail: 'You do not have the right to do this. Ask the owner of the organisation.' },
  not_found: { status: 404, detail: 'There is nothing here. Check the address.' },
  method_not_allowed: { status: 405, detail: 'This address does not accept this kind of request.' },
  stale: { status: 409, detail: 'Somebody changed this in the meantime. Look at the newer copy and try again.' },
  conflict: { status: 409, detail: 'This conflicts with what is already there.' },
  already_set_up: { status: 409, detail: 'This site has been set up already. Sign in instead.' },
  too_large: { status: 413, detail: 'This is too large. Send less at once.' },
  too_deep: { status: 400, detail: 'The request is nested too deeply.' },
  unsupported_media_type: { status: 415, detail: 'Send this as application/json.' },
  idempotency_mismatch: { status: 422, detail: 'This key was used before for something else. Use a new key.' },
  app_too_old: { status: 426, detail: 'This app is too old for the server. Reload to update it.' },
  too_many_requests: { status: 429, detail: 'Too many attempts. Wait a moment and try again.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Nothing was saved; try again.' },
  unavailable: { status: 503, detail: 'The service is away for a moment. Try again shortly.' },
} as const

export type ProblemCode = keyof typeof problems

/** Field errors as existing clients know them: field name (dotted path) to sentences, `non_field_errors` for the rest. */
export const fieldErrors = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.infer<typeof fieldErrors>

/** The body of every refusal but 400: a sentence and a stable code. 409 may carry the current copy. */
export const problemBody = z.looseObject({ detail: z.string(), code: z.string(), current: z.optional(z.unknown()) })

/** A refusal thrown anywhere on the server and answered as api.md says. Never carries an internal text. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: FieldErrors | undefined
  readonly current: unknown
  readonly retryAfterS: number | undefined

  constructor(
    code: ProblemCode,
    more: { fields?: FieldErrors; current?: unknown; retryAfterS?: number; detail?: string } = {},
  ) {
    super(more.detail ?? problems[code].detail)
    this.name = 'Problem'
    this.code = code
    this.fields = more.fields
    this.current = more.current
    this.retryAfterS = more.retryAfterS
  }

  get status(): number {
    return problems[this.code].status
  }
}

/** A 400 that marks fields. Example: `invalid({ email: ['Enter an e-mail address.'] })`. */
export function invalid(fields: FieldErrors): Problem {
  return new Problem('invalid', { fields })
}
