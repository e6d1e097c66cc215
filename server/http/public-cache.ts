import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PublicNoun } from '#domain/core/call.ts'

const compress = promisify(brotliCompress)

/** A whole answer, ready to be written: bytes, brotli bytes, strong ETag, headers. */
export type PublicAnswer = {
  status: number
  body: Buffer
  brotli: Buffer | null
  etag: string
  headers: Record<string, string>
}

export type MadeAnswer = {
  status?: number
  body: Buffer
  headers: Record<string, string>
  nouns: readonly PublicNoun[]
  keep?: boolean
}
type Kept = PublicAnswer & { nouns: readonly PublicNoun[] }

export type PublicCache = ReturnType<typeof createPublicCache>

/**
 * Keeps public answers in memory until a write to one of their nouns commits anywhere. While the change feed is down
 * (`deaf`) nothing is kept. An answer whose nouns changed while it was being made is sent but not kept, so that an old
 * copy can never outlive the write.
 */
export function createPublicCache(maxBytes = 64 * 1024 * 1024) {
  const kept = new LRUCache<string, Kept>({ maxSize: Math.max(1, maxBytes), sizeCalculation: sizeOf })
  const making = new Map<string, Promise<PublicAnswer>>()
  const changes = new Map<PublicNoun, number>()
  let total = 0
  let hearing = true
  /** Counts the times that the feed was lost: what was begun before or meanwhile may have missed a change. */
  let losses = 0

  const changedSince = (nouns: readonly PublicNoun[], start: number) =>
    nouns.some((noun) => (changes.get(noun) ?? 0) > start)

  async function make(key: string, maker: () => Promise<MadeAnswer>): Promise<PublicAnswer> {
    const start = total
    const lossesBefore = losses
    const heard = hearing
    const made = await maker()
    const brotli =
      made.body.length < 512 ? null : await compress(made.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    const etag = `"${createHash('sha256').update(made.body).digest('base64url').slice(0, 27)}"`
    const answer: Kept = {
      status: made.status ?? 200,
      body: made.body,
      brotli,
      etag,
      headers: made.headers,
      nouns: made.nouns,
    }
    const missedNothing = heard && hearing && losses === lossesBefore && !changedSince(made.nouns, start)
    if (missedNothing && made.keep !== false) kept.set(key, answer)
    return answer
  }

  return {
    /** The kept answer, or undefined. */
    find: (key: string): PublicAnswer | undefined => kept.get(key),

    /** The kept answer, or a new one; the same key is made once however many ask at the same time. */
    async get(key: string, maker: () => Promise<MadeAnswer>): Promise<PublicAnswer> {
      const found = kept.get(key)
      if (found !== undefined) return found
      const running = making.get(key)
      if (running !== undefined) return running
      const promise = make(key, maker).finally(() => {
        if (making.get(key) === promise) making.delete(key)
      })
      making.set(key, promise)
      return promise
    },

    /** A write to these nouns has committed: their answers are dropped, those being made are not kept. */
    drop(nouns: readonly PublicNoun[]): void {
      total += 1
      for (const noun of nouns) changes.set(noun, total)
      for (const [key, answer] of kept.entries())
        if (answer.nouns.some((noun) => nouns.includes(noun))) kept.delete(key)
      making.clear()
    },

    /** The change feed was lost: forget everything and keep nothing until `hear`. */
    deafen(): void {
      hearing = false
      losses += 1
      kept.clear()
      making.clear()
    },
    hear(): void {
      hearing = true
      making.clear()
    },
    size: () => kept.size,
  }
}

function sizeOf(answer: Kept, key: string): number {
  return answer.body.length + (answer.brotli?.length ?? 0) + key.length + 1024
}
