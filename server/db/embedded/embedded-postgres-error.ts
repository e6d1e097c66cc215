export type EmbeddedPostgresErrorCode =
  | 'platform_unsupported'
  | 'data_folder_in_use'
  | 'data_folder_foreign'
  | 'data_version_mismatch'
  | 'initialise_failed'
  | 'start_failed'
  | 'stop_failed'

/** Why the private database could not start or stop; the message is a sentence for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
  readonly code: EmbeddedPostgresErrorCode

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
