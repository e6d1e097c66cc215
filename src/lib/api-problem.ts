import type { FieldErrors } from '#domain/core/problem.ts'

/** What went wrong, as screens need it. `network` and `not_ours` mean that nothing reached our API. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldErrors
  readonly current: unknown
  readonly retryAfterS: number | null

  constructor(given: {
    status: number
    code: string
    message: string
    fields?: FieldErrors
    current?: unknown
    retryAfterS?: number | null
  }) {
    super(given.message)
    this.name = 'ApiProblem'
    this.status = given.status
    this.code = given.code
    this.fields = given.fields ?? {}
    this.current = given.current
    this.retryAfterS = given.retryAfterS ?? null
  }

  /** The network or something between us and the API, not the API. */
  get isOffline(): boolean {
    return this.status === 0
  }
}
