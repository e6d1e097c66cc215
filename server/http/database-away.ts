/** What the system says of a connection, and PostgreSQL of itself. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
  // Overloaded rather than away: too long (57014), too long behind a lock (55P03), deadlock (40P01).
  '57014',
  '55P03',
  '40P01',
])

/** True when an error means that the database cannot serve this now, so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && away.has(String(error.code))) return true
  // No socket file: a connection, not some file that is missing.
  if ('code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  if ('message' in error && /timeout exceeded when trying to connect|Connection terminated/.test(String(error.message)))
    return true
  return 'cause' in error && isDatabaseAway(error.cause)
}
