/** Seconds until the next try after `attempts` tries: 30, 60, 120 ... at most an hour. */
export function retryDelayS(attempts: number): number {
  return Math.min(30 * 2 ** Math.max(attempts - 1, 0), 3600)
}
