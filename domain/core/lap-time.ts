/** What a time column of a file or a screen can say. Times are integer milliseconds. */
export type LapTimeText =
  | { kind: 'time'; ms: number }
  | { kind: 'gap'; ms: number }
  | { kind: 'laps'; laps: number }
  | { kind: 'status'; status: 'DNF' | 'DNS' | 'DSQ' | 'NC' }
  | { kind: 'none' }

const NO_TIME = '--.---'
const statusWords: Record<string, 'DNF' | 'DNS' | 'DSQ' | 'NC'> = {
  DNF: 'DNF',
  DNS: 'DNS',
  DSQ: 'DSQ',
  DQ: 'DSQ',
  NC: 'NC',
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** Milliseconds as shown: `55.871`, `8:41.207`, `1:02:03.004`. Fewer `decimals` round for display only. Negative with `−`. */
export function formatLapTime(ms: number, decimals: 0 | 1 | 2 | 3 = 3): string {
  const unit = 10 ** (3 - decimals)
  const shown = Math.round(Math.abs(ms) / unit) * unit
  const sign = ms < 0 && shown > 0 ? '−' : ''
  const hours = Math.floor(shown / 3_600_000)
  const minutes = Math.floor(shown / 60_000) % 60
  const seconds = Math.floor(shown / 1000) % 60
  const fraction =
    decimals === 0
      ? ''
      : `.${String(shown % 1000)
          .padStart(3, '0')
          .slice(0, decimals)}`
  if (hours > 0) return `${sign}${hours}:${two(minutes)}:${two(seconds)}${fraction}`
  if (minutes > 0) return `${sign}${minutes}:${two(seconds)}${fraction}`
  return `${sign}${seconds}${fraction}`
}

/** Milliseconds in seconds alone, as lap times on the timing screen: `60.1`. */
export function formatSeconds(ms: number, decimals: 0 | 1 | 2 | 3 = 1): string {
  const unit = 10 ** (3 - decimals)
  return ((Math.round(ms / unit) * unit) / 1000).toFixed(decimals)
}

/** `+1 lap`, `+2 laps`. */
export function formatLapsBehind(laps: number): string {
  return `+${laps} ${laps === 1 ? 'lap' : 'laps'}`
}

/** The text of any value of a time column; `parseLapTime` reads it back. */
export function formatLapTimeText(value: LapTimeText): string {
  if (value.kind === 'time') return formatLapTime(value.ms)
  if (value.kind === 'gap') return `+${formatLapTime(value.ms)}`
  if (value.kind === 'laps') return formatLapsBehind(value.laps)
  return value.kind === 'status' ? value.status : NO_TIME
}

// Hours, minutes and seconds by colons (or, as some decoders write, dots: 1.02.340), with a decimal point or comma.
const clockForms = [
  /^(?:(?<h>\d{1,3}):(?<m>[0-5]?\d)|(?<mm>\d{1,4})):(?<s>[0-5]\d)(?:[.,](?<f>\d{1,9}))?$/,
  /^(?<mm>\d{1,4})\.(?<s>[0-5]\d)[.,](?<f>\d{1,9})$/,
  /^(?<s>\d{1,7})(?:[.,](?<f>\d{1,9}))?$/,
]

/** `55.871`, `8:41.207`, `8.41.207`, `1:02:03`, with point or comma: integer milliseconds; null when it is no time. */
export function parseClockTime(text: string): number | null {
  for (const form of clockForms) {
    const groups = form.exec(text.trim())?.groups
    if (!groups) continue
    const minutes = Number(groups.m ?? groups.mm ?? 0)
    const fractionMs = Math.round(Number(`0.${groups.f ?? 0}`) * 1000)
    return Number(groups.h ?? 0) * 3_600_000 + minutes * 60_000 + Number(groups.s) * 1000 + fractionMs
  }
  return null
}

/** Reads any cell of a time column; null when it cannot be read. A blank and dashes are `none`. */
export function parseLapTime(text: string): LapTimeText | null {
  const cell = text.trim()
  if (/^[-–—−:.,\s]*$/.test(cell)) return { kind: 'none' }
  const status = statusWords[cell.toUpperCase().replaceAll('.', '')]
  if (status) return { kind: 'status', status }
  const laps = /^(?:[+−-])?\s*(\d{1,3})\s*(?:laps?|l)\.?$/i.exec(cell)
  if (laps) return { kind: 'laps', laps: Number(laps[1]) }
  const isGap = cell.startsWith('+')
  const ms = parseClockTime(isGap ? cell.slice(1) : cell)
  if (ms === null) return null
  return isGap ? { kind: 'gap', ms } : { kind: 'time', ms }
}
