import { createHash } from 'node:crypto'
import { bringUpToDate, type SyncKinds } from '#domain/sync/bring-up-to-date.ts'
import { payloadHash } from '#domain/sync/payload-hash.ts'
import { runDigest } from '#domain/sync/run-digest.ts'
import { syncCalls } from '#domain/sync/sync-calls.ts'
import { type SequenceGap, type SyncBatch, type SyncItem, type SyncResult, syncBatch } from '#domain/sync/sync-item.ts'
import { runOfLane } from '#domain/sync/sync-lane.ts'

export const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')

/** What the network or the server does to the next requests. */
export type NetworkFault =
  | 'none'
  | 'refused'
  | 'answer_lost'
  | 'truncated'
  | 'portal'
  | 'redirect'
  | 'server_error'
  | 'gateway'
  | 'unavailable'
  | 'too_many'
  | 'too_large'
  | 'signed_out'
  | 'app_too_old'

type ServerState = {
  fault: NetworkFault
  /** Ids that crash the server: the whole request, or only their item. */
  poison: Set<string>
  poisonCrashesAll: boolean
  refused: Set<string>
  conflicting: Set<string>
  requests: number
  /** The most items of one batch. */
  largest: number
  /** Reported with the next answer. */
  gaps: SequenceGap[]
  /** For a control: applies whatever comes. */
  isForgetful: boolean
}
type Remembered = { hash: string; verdict: 'applied' | 'rejected' | 'conflict' }

/** A server after the rules of offline.md, in memory, that counts how often each effect was made. */
export function createFakeServer(kinds: SyncKinds) {
  const remembered = new Map<string, Remembered>()
  /** Ids under which the server has something else. */
  const taken = new Set<string>()
  const effects: SyncItem[] = []
  const state: ServerState = {
    fault: 'none',
    poison: new Set(),
    poisonCrashesAll: true,
    refused: new Set(),
    conflicting: new Set(),
    requests: 0,
    largest: 0,
    gaps: [],
    isForgetful: false,
  }

  function applyItem(item: SyncItem): SyncResult {
    const { id } = item
    const before = state.isForgetful ? undefined : remembered.get(id)
    if (before !== undefined && before.hash !== item.hash) return no(id, 'rejected', 'idempotency_mismatch')
    if (before?.verdict === 'applied') return { id, result: 'duplicate' }
    if (before !== undefined && !item.again) return no(id, before.verdict, before.verdict)
    if (state.poison.has(id)) return no(id, 'retry', 'internal')
    const present = bringUpToDate(kinds, item, 'accepted')
    if (present.outcome !== 'current') return no(id, present.outcome === 'too_old' ? 'upgrade' : 'retry', 'unavailable')
    if (item.version === item.captured_version && payloadHash(item, sha256Hex) !== item.hash)
      return no(id, 'rejected', 'invalid')
    const verdict = state.refused.has(id) ? 'rejected' : state.conflicting.has(id) ? 'conflict' : 'applied'
    remembered.set(id, { hash: item.hash, verdict })
    if (verdict !== 'applied') return no(id, verdict, verdict)
    effects.push(item)
    return { id, result: 'applied' }
  }

  function answerBatch(batch: SyncBatch, userId: string): Response {
    state.largest = Math.max(state.largest, batch.items.length)
    if (state.poisonCrashesAll && batch.items.some(({ id }) => state.poison.has(id))) return problem(500, 'internal')
    if (state.fault === 'too_large' && batch.items.length > 3) return problem(413, 'too_large')
    if (batch.owner_id !== userId) {
      return json({ results: batch.items.map(({ id }) => no(id, 'retry', 'not_signed_in')), gaps: [] })
    }
    const { gaps } = state
    state.gaps = []
    return json({ results: batch.items.map(applyItem), gaps })
  }

  function answerDigest(body: unknown): Response {
    const { runs } = syncCalls.compareDigests.body.parse(body)
    return json({
      runs: runs.map((claim) => {
        const held = effects.filter(
          ({ lane, device_id, seq }) =>
            runOfLane(lane) === claim.race_run_id && device_id === claim.device_id && seq >= claim.from_seq,
        )
        const ids = held.map(({ id }) => id)
        return { ...claim, ...runDigest(ids, sha256Hex) }
      }),
    })
  }

  /** What the tab's `fetch` gets. Throws like fetch does when nothing was reached. */
  async function fetchAs(userId: string | null, url: string, body: unknown): Promise<Response> {
    state.requests += 1
    const { fault } = state
    if (fault === 'refused') throw new TypeError('Failed to fetch')
    if (fault === 'portal') return new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })
    if (fault === 'redirect')
      return new Response(null, { status: 302, headers: { location: 'http://portal.example/' } })
    if (fault === 'gateway') return new Response('<html>Bad Gateway</html>', { status: 502 })
    if (fault === 'server_error') return problem(500, 'internal')
    if (fault === 'unavailable') return problem(503, 'unavailable', { 'retry-after': '5' })
    if (fault === 'too_many') return problem(429, 'too_many_requests', { 'retry-after': '20' })
    if (fault === 'app_too_old') return problem(426, 'app_too_old')
    if (userId === null || fault === 'signed_out') return problem(401, 'token_ended')
    const answer = url.includes('sync/digest/') ? answerDigest(body) : answerBatch(syncBatch.parse(body), userId)
    if (fault === 'answer_lost') throw new TypeError('network connection was lost')
    if (fault === 'truncated') {
      const text = await answer.text()
      const headers = { 'content-type': 'application/json' }
      return new Response(text.slice(0, Math.floor(text.length / 2)), { status: answer.status, headers })
    }
    return answer
  }

  return {
    state,
    effects,
    remembered,
    taken,
    /** Another entry has this id already. */
    take(id: string) {
      taken.add(id)
      remembered.set(id, { hash: 'f'.repeat(64), verdict: 'applied' })
    },
    fetchAs,
    timesMade: (id: string) => effects.filter((item) => item.id === id).length,
    has: (id: string) => remembered.get(id)?.verdict === 'applied',
  }
}
export type FakeServer = ReturnType<typeof createFakeServer>

function no(id: string, result: SyncResult['result'], code: string): SyncResult {
  return {
    id,
    result,
    code,
    detail: `because of ${code}`,
    ...(result === 'conflict' ? { current: { status: 'official' } } : {}),
  }
}

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
}

function problem(status: number, code: string, headers: Record<string, string> = {}): Response {
  const body = status === 400 ? { non_field_errors: ['no'] } : { detail: `because of ${code}`, code }
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}
