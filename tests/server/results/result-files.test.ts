import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RunResults } from '#domain/results/result-words.ts'
import { cellText, plainFileName } from '#server/ports/csv-file.ts'
import { headlineRuns } from '#server/ports/pdf-fonts.ts'
import { runResultsCsv } from '#server/results/run-results-csv.ts'
import { runResultsPdf } from '#server/results/run-results-pdf.ts'

const plate = { id: 'pro', name: 'Pro', short_label: 'P', plate_colour: '#ffffff', figure_colour: '#14110e' }
const row: RunResults['rows'][number] = {
  participant_id: 'a',
  full_name: 'Matěj Šťastný',
  start_number: '07',
  event_sign_up_id: 'b',
  championship_class_id: 'pro',
  red_plate: true,
  position: 1,
  class_position: 1,
  status: 'finished',
  racing: false,
  laps: 2,
  total_ms: 121_005,
  gap: null,
  class_gap: null,
  best_lap_ms: 60_002,
  best_lap: 2,
  penalties: ['+10 s, cut the corner, lap 6'],
  lap_ms: [61_003, 60_002],
  race_ms: [61_003, 121_005],
  lap_positions: [1, 1],
}
const results: RunResults = {
  event: {
    id: 'e',
    name: 'Štěpánov Quarry',
    round_number: 6,
    time_zone: 'Europe/Prague',
    start_date_time: '2025-03-29T23:30:00.000Z',
  },
  race_run: {
    id: 'r',
    name: 'Závěrečný závod Łódź',
    kind: 'final',
    race_run_group_id: 'g',
    planned_start: '2025-03-29T14:00:00.000Z',
    actual_start: null,
    status: 'official',
    status_label: 'Official',
    is_live: false,
    classes: [plate],
  },
  classes: [plate],
  state: 'official',
  version: 2,
  updated_at: '2025-03-29T15:00:00.000Z',
  leader_laps: 2,
  leader_ms: 121_005,
  planned_laps: 2,
  rows: [row, { ...row, full_name: '=HYPERLINK("x")', position: 2, gap: { kind: 'time', ms: 9873 }, red_plate: false }],
}

test.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a plus', '+420 000', "'+420 000"],
  ['a minus', '-1', "'-1"],
  ['an at sign', '@cmd', "'@cmd"],
  ['a tab', '\tx', "'\tx"],
  ['a carriage return', '\rx', '"\'\rx"'],
  ['a number stays a number', -3.5, '-3.5'],
  ['a comma', 'a,b', '"a,b"'],
  ['quotes', 'a "b"', '"a ""b"""'],
  ['nothing', null, ''],
  ['a plain text', 'Dvořák', 'Dvořák'],
])('a cell of a CSV file: %s', (_name, cell, text) => {
  expect(cellText(cell)).toBe(text)
})

test('a file name has no accents', () => {
  expect(plainFileName('Štěpánov, Łódź & Szűcs')).toBe('stepanov-lodz-szucs')
  expect(plainFileName('***')).toBe('file')
})

test("the CSV of a run has laps, penalties and the event's own day", () => {
  const text = Buffer.from(runResultsCsv(results).bytes).toString('utf8')
  const lines = text.split('\r\n')
  expect(lines[0]).toContain('Best lap,Penalties,Lap 1,Lap 2,Event,Date,Run,Result')
  expect(lines[1]).toContain('1,1,07,Matěj Šťastný,Pro,finished,2,2:01.005,,1:00.002,"\'+10 s, cut the corner, lap 6"')
  expect(lines[1]).toContain('2025-03-30')
  expect(lines[1]).toContain('"Official, version 2"')
  expect(lines[2]).toContain('"\'=HYPERLINK(""x"")"')
  expect(lines[2]).toContain(',9.873,')
})

test('a heading changes the font only where letters need it', () => {
  expect(headlineRuns('Pro Dvořák')).toEqual([
    { text: 'Pro Dvo', font: 'Headline Latin' },
    { text: 'ř', font: 'Headline Latin Extended' },
    { text: 'ák', font: 'Headline Latin' },
  ])
  expect(headlineRuns('Олег')[0]?.font).toBe('Sofia Sans Heavy')
})

test('the PDF of a run can be searched for names with accents, and is the same each time', async () => {
  const { bytes, filename } = await runResultsPdf(results)
  expect(filename).toBe('stepanov-quarry-zaverecny-zavod-lodz.pdf')
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  const mapped = unicodeMaps(Buffer.from(bytes))
  for (const letter of 'ěŠťŁó') expect(mapped, letter).toContain(letter)
  expect(Buffer.compare(Buffer.from((await runResultsPdf(results)).bytes), Buffer.from(bytes))).toBe(0)
})

/** All letters that the document's fonts say they show (their ToUnicode maps). */
function unicodeMaps(pdf: Buffer): string {
  const letters: string[] = []
  let at = 0
  for (;;) {
    const from = pdf.indexOf('stream\n', at)
    if (from < 0) return letters.join('')
    const to = pdf.indexOf('endstream', from)
    at = to + 9
    let text = ''
    try {
      text = inflateSync(pdf.subarray(from + 7, to)).toString('latin1')
    } catch {
      continue
    }
    if (!text.includes('beginbfrange')) continue
    for (const [, code] of text.matchAll(/<([0-9a-f]{4,})>/gi)) {
      letters.push(String.fromCharCode(Number.parseInt(code ?? '', 16)))
    }
  }
}
