import { classifyRun, type RunClassification } from '#domain/results/classify-run.ts'
import type { ResultRow } from '#domain/results/result-row.ts'
import { deriveCrossings, type RunTimeline } from '#domain/timing/derive-crossings.ts'
import type { PenaltyEffect } from '#domain/timing/penalty.ts'
import type { RunEntry } from '#domain/timing/run-entry.ts'
import { type RunFormat, type RunRules, standardRunRules } from '#domain/timing/run-rules.ts'
import type { PassingFact, TimingFact } from '#domain/timing/timing-fact.ts'

/** The moment that seconds in a story count from. */
export const zeroMs = Date.parse('2025-03-15T10:00:00.000Z')

export function isoAt(seconds: number, fromMs = zeroMs): string {
  return new Date(fromMs + Math.round(seconds * 1000)).toISOString()
}

/** A rider called by the plate; the class defaults to `pro`. */
export function entry(number: string, over: Partial<RunEntry> = {}): RunEntry {
  return {
    event_sign_up_id: `rider-${number}`,
    participant_id: `person-${number}`,
    championship_class_id: 'pro',
    start_number: number,
    wave: null,
    start_gap_ms: 0,
    transponders: [],
    ...over,
  }
}

/** Three laps, the first crossing is one, minimum lap 30 s. */
export const threeLaps: RunRules = {
  ...standardRunRules,
  format: { kind: 'laps', laps: 3 },
  min_lap_ms: 30_000,
  first_crossing: 'lap',
}

/** The riders of most stories about passings. */
export const crossers = [entry('31'), entry('132'), entry('123')]

type PassingExtras = Partial<Omit<PassingFact, 'id' | 'kind' | 'at' | 'number'>>

/** A story that begins with a start at 0. */
export function startedStory(): RaceStory {
  const story = new RaceStory()
  story.start()
  return story
}

/** Collects the facts of a run; seconds count from `zeroMs`. Each call returns the new fact's id. */
export class RaceStory {
  readonly facts: TimingFact[] = []
  private made = 0

  constructor(private readonly fromMs: number = zeroMs) {}

  private base() {
    this.made += 1
    const id = `fact-${String(this.made).padStart(4, '0')}`
    return { id, race_run_id: 'run', recorded_at: isoAt(this.made), actor_id: null, device_id: 'phone', seq: this.made }
  }

  private add(fact: TimingFact): string {
    this.facts.push(fact)
    return fact.id
  }

  private at(seconds: number): string {
    return isoAt(seconds, this.fromMs)
  }

  start(seconds = 0, wave: string | null = null): string {
    return this.add({ ...this.base(), kind: 'start', at: this.at(seconds), wave })
  }

  pass(number: string | null, seconds: number, extras: PassingExtras = {}): string {
    return this.add({
      ...this.base(),
      kind: 'passing',
      source: 'manual',
      backup: false,
      clock: null,
      transponder: null,
      precision: 'time',
      event_sign_up_id: null,
      number,
      at: this.at(seconds),
      ...extras,
    })
  }

  /** Several passings of one rider. */
  rides(number: string, ...seconds: number[]): this {
    for (const one of seconds) this.pass(number, one)
    return this
  }

  assign(targetId: string, number: string | null, signUpId: string | null = null): string {
    const who = { number, event_sign_up_id: signUpId }
    return this.add({ ...this.base(), kind: 'assign_number', target_id: targetId, ...who })
  }

  correct(targetId: string, seconds: number): string {
    return this.add({ ...this.base(), kind: 'correct_time', target_id: targetId, at: this.at(seconds), reason: null })
  }

  void(targetId: string): string {
    return this.add({ ...this.base(), kind: 'void', target_id: targetId, reason: null })
  }

  restore(targetId: string): string {
    return this.add({ ...this.base(), kind: 'restore', target_id: targetId, reason: null })
  }

  confirm(targetId: string): string {
    return this.add({ ...this.base(), kind: 'confirm', target_id: targetId })
  }

  split(targetId: string, parts: { id: string; number: string; seconds: number }[]): string {
    const made = parts.map(({ id, number, seconds }) => ({ id, number, event_sign_up_id: null, at: this.at(seconds) }))
    return this.add({ ...this.base(), kind: 'split', target_id: targetId, parts: made })
  }

  merge(targetId: string, ...otherIds: string[]): string {
    return this.add({ ...this.base(), kind: 'merge', target_id: targetId, other_ids: otherIds })
  }

  insertLap(number: string, seconds: number): string {
    const who = { number, event_sign_up_id: null }
    return this.add({ ...this.base(), kind: 'insert_lap', ...who, at: this.at(seconds), reason: null })
  }

  redFlag(seconds: number): string {
    return this.add({ ...this.base(), kind: 'red_flag', at: this.at(seconds), reason: null })
  }

  restart(seconds: number, carry = true, format: RunFormat | null = null): string {
    return this.add({ ...this.base(), kind: 'restart', at: this.at(seconds), carry, format })
  }

  finishFlag(seconds: number): string {
    return this.add({ ...this.base(), kind: 'finish_flag', at: this.at(seconds) })
  }

  close(seconds = 36_000): string {
    return this.add({ ...this.base(), kind: 'close', at: this.at(seconds) })
  }

  penalty(number: string, effect: PenaltyEffect, reason = 'decision of the jury'): string {
    return this.add({ ...this.base(), kind: 'penalty', event_sign_up_id: `rider-${number}`, effect, reason })
  }
}

export function timelineOf(story: RaceStory, entries: readonly RunEntry[], rules: RunRules): RunTimeline {
  return deriveCrossings(story.facts, entries, rules)
}

export function classify(story: RaceStory, entries: readonly RunEntry[], rules: RunRules): RunClassification {
  return classifyRun(timelineOf(story, entries, rules), entries, rules)
}

/** A row in short: `1 31 3 laps 180.000`, `DNF 7 1 lap 61.000`; no time: `-`. */
export function short(row: ResultRow): string {
  const total = row.total_ms === null ? '-' : (row.total_ms / 1000).toFixed(3)
  return `${row.position ?? row.status} ${row.start_number} ${row.laps} ${row.laps === 1 ? 'lap' : 'laps'} ${total}`
}

export function list(story: RaceStory, entries: readonly RunEntry[], rules: RunRules): string[] {
  return classify(story, entries, rules).rows.map(short)
}

/** `60 lap` for each crossing of a rider, seconds from the start. */
export function crossings(
  story: RaceStory,
  number: string,
  riders: readonly RunEntry[] = crossers,
  rules: RunRules = threeLaps,
): string[] {
  const found = timelineOf(story, riders, rules).crossings.get(`rider-${number}`) ?? []
  return found.map((one) => `${(one.at_ms - zeroMs) / 1000} ${one.taken_for}`)
}
