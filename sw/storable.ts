/** What is looked at before an answer is stored. */
export type AnswerFacts = {
  status: number
  /** Fetch's response type; only 'basic' is ours. */
  type: string
  redirected: boolean
  /** Media type with or without parameters; '' when missing. */
  contentType: string
  cacheControl: string
  /** Length in bytes as the server says, or null. */
  bytes: number | null
}

/** What an address may hold: the app's page, JSON of the API, a picture, or a file by its ending. */
export type Content = 'page' | 'json' | 'picture' | 'file'

const largestPicture = 1_500_000
const types: Record<string, RegExp> = {
  js: /^(text|application)\/javascript$/,
  css: /^text\/css$/,
  woff2: /^font\/woff2$/,
  svg: /^image\/svg\+xml$/,
  png: /^image\/png$/,
  webp: /^image\/webp$/,
  avif: /^image\/avif$/,
  jpg: /^image\/jpeg$/,
  ico: /^image\//,
  json: /^application\/json$/,
  webmanifest: /^application\/(manifest\+)?json$/,
  wasm: /^application\/wasm$/,
  html: /^text\/html$/,
}

/**
 * Only 200, same origin, not redirected, of the type that the address promises, and not marked as personal. Keeps out
 * captive portals, error pages and opaque answers.
 */
export function isStorable(answer: AnswerFacts, content: Content, path: string): boolean {
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return false
  if (/\b(no-store|private)\b/.test(answer.cacheControl)) return false
  const type = (answer.contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (content === 'page') return type === 'text/html'
  if (content === 'json') return type === 'application/json'
  if (content === 'picture') return type.startsWith('image/') && (answer.bytes ?? 0) <= largestPicture
  const wanted = types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()]
  return wanted?.test(type) === true
}

export function answerFactsOf(response: Response): AnswerFacts {
  const length = response.headers.get('content-length')
  return {
    status: response.status,
    type: response.type,
    redirected: response.redirected,
    contentType: response.headers.get('content-type') ?? '',
    cacheControl: response.headers.get('cache-control') ?? '',
    bytes: length === null ? null : Number(length),
  }
}
