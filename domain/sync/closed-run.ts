import { type RunStatus, runStatusLabels } from '#domain/events/event-status.ts'

/**
 * Why a fact can no longer be added to a run, as a sentence, or null. Provisional results still take facts: that is what
 * the time until they are official is for.
 */
export function closedRunRefusal(run: { name: string; status: RunStatus }): string | null {
  if (run.status !== 'official' && run.status !== 'cancelled') return null
  const state = runStatusLabels[run.status].toLowerCase()
  return `${run.name} was declared ${state} before this entry arrived. Ask the secretary to reopen it, then retry.`
}
