const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
])

/** True when an error means that the database cannot be reached now, so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && away.has(String(error.code))) return true
  if ('message' in error && /timeout exceeded when trying to connect|Connection terminated/.test(String(error.message)))
    return true
  return 'cause' in error && isDatabaseAway(error.cause)
}
