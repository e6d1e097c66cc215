import type { SeasonLine, SeasonTable } from '#domain/championships/season-table.ts'
import { ordinalFigure } from '#domain/core/count-words.ts'

/** What changed for one rider between two versions of a table. */
export type StandingsChange = { participant_id: string; kind: 'added' | 'removed' | 'moved' | 'changed'; text: string }

function placeText(line: SeasonLine): string {
  return line.position === null ? 'not classified' : ordinalFigure(line.position)
}

function pointsText(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`
}

/** Points of each round by event: two versions may have different rounds. */
function roundChanges(before: SeasonTable, after: SeasonTable, old: SeasonLine, now: SeasonLine): string[] {
  const events = [...new Map([...before.rounds, ...after.rounds].map((round) => [round.event_id, round])).values()]
  return events.flatMap(({ event_id, round_number }) => {
    const was = old.scores[before.rounds.findIndex((round) => round.event_id === event_id)] ?? null
    const is = now.scores[after.rounds.findIndex((round) => round.event_id === event_id)] ?? null
    const text = (score: typeof was) => (score === null ? 'none' : `${score.points}${score.counted ? '' : ' dropped'}`)
    return text(was) === text(is) ? [] : [`round ${round_number} ${text(was)} to ${text(is)}`]
  })
}

function lineChange(before: SeasonTable, after: SeasonTable, old: SeasonLine, now: SeasonLine): StandingsChange | null {
  const parts: string[] = []
  const moved = old.position !== now.position
  if (moved) parts.push(`${placeText(old)} to ${placeText(now)}`)
  if (old.points !== now.points) parts.push(`${old.points} to ${pointsText(now.points)}`)
  parts.push(...roundChanges(before, after, old, now))
  const adjusted = (line: SeasonLine) =>
    line.adjustments
      .map((one) => `${one.points} (${one.reason})`)
      .sort()
      .join(', ')
  if (adjusted(old) !== adjusted(now))
    parts.push(`adjustments ${adjusted(old) || 'none'} to ${adjusted(now) || 'none'}`)
  if (old.start_number !== now.start_number) parts.push(`number ${old.start_number} to ${now.start_number}`)
  if (parts.length === 0) return null
  const text = `Number ${now.start_number}: ${parts.join('; ')}.`
  return { participant_id: now.participant_id, kind: moved ? 'moved' : 'changed', text }
}

/** Readable differences between two versions of a class's table, in the order of the newer; riders gone come last. */
export function diffStandings(before: SeasonTable, after: SeasonTable): StandingsChange[] {
  const old = new Map(before.lines.map((line) => [line.participant_id, line]))
  const changes = after.lines.flatMap((line): StandingsChange[] => {
    const was = old.get(line.participant_id)
    old.delete(line.participant_id)
    if (was) {
      const change = lineChange(before, after, was, line)
      return change ? [change] : []
    }
    const text = `Number ${line.start_number}: new, ${placeText(line)} with ${pointsText(line.points)}.`
    return [{ participant_id: line.participant_id, kind: 'added', text }]
  })
  const gone = [...old.values()].map((line): StandingsChange => {
    const text = `Number ${line.start_number}: no longer in the table, was ${placeText(line)} with ${pointsText(line.points)}.`
    return { participant_id: line.participant_id, kind: 'removed', text }
  })
  return [...changes, ...gone]
}
