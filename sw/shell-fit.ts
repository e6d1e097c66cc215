/**
 * True when every module script of a shell is a file that this worker keeps. A shell of a newer build would ask for
 * files that are not on the phone, and with no network show an empty frame.
 */
export function shellFits(html: string, isKept: (path: string) => boolean): boolean {
  const tags = html.match(/<script\b[^>]*\btype="module"[^>]*>/g) ?? []
  const sources = tags.map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? '')
  return sources.length > 0 && sources.every(isKept)
}
