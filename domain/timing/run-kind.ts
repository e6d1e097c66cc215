import * as z from 'zod/mini'

/** The kinds of timed session; a `final` is what motocross calls a moto. */
export const runKind = z.enum(['practice', 'qualifying', 'heat', 'lcq', 'final'])
export type RunKind = z.infer<typeof runKind>

export const runKindLabels: Record<RunKind, string> = {
  practice: 'Practice',
  qualifying: 'Qualifying',
  heat: 'Heat',
  lcq: 'LCQ',
  final: 'Final',
}
