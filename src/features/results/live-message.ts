import * as z from 'zod/mini'
import { raceRun } from '#domain/events/event-words.ts'
import { runResults } from '#domain/results/result-words.ts'

/** What the event's live stream says whenever something changes: all its runs, and the result of the one on track (or last there). */
const liveMessage = z.object({ race_runs: z.array(raceRun), run: z.nullable(runResults) })
export type LiveMessage = z.infer<typeof liveMessage>

/** Reads a message of the stream; null when it is not one of ours (another version, a proxy's page). */
export function parseLiveMessage(text: string): LiveMessage | null {
  try {
    const parsed = z.safeParse(liveMessage, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
