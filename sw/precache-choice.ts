/** A file of the built app and what hangs on it; names as below the output folder, `assets/x.js`. */
export type BuiltChunk = {
  file: string
  /** Ids of the modules in it, with their queries. */
  modules: readonly string[]
  imports: readonly string[]
  dynamicImports: readonly string[]
  css: readonly string[]
  /** The entry of a dynamic import or of the page, or null. */
  facade: string | null
}

export type ManifestEntry = { url: string; revision: string | null; size: number }

/** Limits of an install that succeeds or fails as a whole. */
export const precacheLimits = { files: 40, bytes: 1_200_000 } as const

/** Every file that is needed to run the modules for which `isRoot` holds: their chunks, static imports and styles. */
export function filesNeeded(chunks: readonly BuiltChunk[], isRoot: (module: string) => boolean): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const needed = new Set<string>()
  const add = (file: string) => {
    if (needed.has(file)) return
    needed.add(file)
    const chunk = byFile.get(file)
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.css ?? [])]) add(next)
  }
  for (const chunk of chunks) if (chunk.modules.some(isRoot)) add(chunk.file)
  return needed
}

/** Every file that can be reached from `entry`, without going through the chunks that `isClosed` names. */
export function filesReachable(
  chunks: readonly BuiltChunk[],
  entry: (chunk: BuiltChunk) => boolean,
  isClosed: (chunk: BuiltChunk) => boolean,
): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const reached = new Set<string>()
  const visit = (file: string) => {
    const chunk = byFile.get(file)
    if (reached.has(file) || (chunk !== undefined && isClosed(chunk))) return
    reached.add(file)
    if (chunk === undefined) return
    for (const next of [...chunk.imports, ...chunk.dynamicImports, ...chunk.css]) visit(next)
  }
  for (const chunk of chunks) if (entry(chunk)) visit(chunk.file)
  return reached
}

/** What is wrong with the size of a precache, in words; null when nothing is. */
export function precacheExcess(entries: readonly ManifestEntry[]): string | null {
  const bytes = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (entries.length <= precacheLimits.files && bytes <= precacheLimits.bytes) return null
  const largest = [...entries].sort((a, b) => b.size - a.size).slice(0, 5)
  const names = largest.map((entry) => `${entry.url} ${Math.round(entry.size / 1000)} kB`).join(', ')
  return (
    `the precache has ${entries.length} files and ${Math.round(bytes / 1000)} kB; ` +
    `at most ${precacheLimits.files} and ${precacheLimits.bytes / 1000} kB; the largest: ${names}`
  )
}
