/**
 * An error for logs and job rows: without the values of the failed query, which may be names, addresses, hashes or
 * links, and without PostgreSQL's `detail`, which repeats them.
 */
export function safeError(error: unknown): { type: string; message: string; stack: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const isQuery = 'params' in error && 'query' in error
  const cause = isQuery && error.cause instanceof Error ? error.cause : null
  const message = isQuery ? `a query failed: ${cause?.message ?? 'unknown cause'}` : error.message
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const coded = cause ?? error
  const code = 'code' in coded && coded.code !== undefined ? { code: String(coded.code) } : {}
  return { type: error.name, message, stack: [message, ...frames].join('\n'), ...code }
}
