import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { championshipCalls } from '#domain/championships/championship-calls.ts'
import type { RenderedPage } from '#domain/core/page-render.ts'
import { resultCalls } from '#domain/results/result-calls.ts'
import { renderPage } from '#src/entry-server.tsx'
import { createSeasonApp, type SeasonApp } from '#tests/server/calls/season-app.ts'

let season: SeasonApp
let roundId = ''
let nextRoundId = ''

beforeAll(async () => {
  season = await createSeasonApp()
  const api = season.clientOf(null)
  const { rounds } = await api(championshipCalls.getChampionship, { params: { id: season.ids.season } })
  roundId = rounds.find((round) => round.results_available)?.event_id ?? ''
  nextRoundId = rounds.find((round) => round.state === 'open')?.event_id ?? ''
})
afterAll(() => season.close())

const config = {
  app_env: 'production',
  site_title: 'Ridgeback',
  backend_url: '',
  posthog_key: null,
  demo: false,
} as const

async function render(url: string): Promise<RenderedPage> {
  const page = await renderPage({ url, origin: season.address, fetch, config })
  if (page === null) throw new Error('not a public page')
  expect(page.html).not.toMatch(/\sstyle="/)
  return page
}

/** What a reader sees, without tags. */
function textOf({ html }: RenderedPage): string {
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

describe('pages of results as the server sends them', () => {
  it('list the seasons with rounds and classes', async () => {
    const page = await render('/results')
    expect([page.status, page.title]).toEqual([200, 'Results | Ridgeback'])
    expect(page.html).toContain(`/events/${roundId}/results`)
    expect(page.html).toContain(`/results/championships/${season.ids.season}/championship-classes/`)
  })

  it('name who leads each class of a championship', async () => {
    const page = await render(`/results/championships/${season.ids.season}`)
    expect(textOf(page)).toContain('Jakub Dvořák')
    expect(page.html.match(/<h1/g)?.length).toBe(1)
  })

  it('say dropped points of a season table in words too', async () => {
    const api = season.clientOf(null)
    const { classes } = await api(championshipCalls.getChampionship, { params: { id: season.ids.season } })
    const pro = classes.find(({ name }) => name === 'Pro')?.id ?? ''
    const page = await render(`/results/championships/${season.ids.season}/championship-classes/${pro}`)
    expect(page.html).toMatch(/<s [^>]*>\d+<\/s><span[^>]*> dropped/)
    expect(textOf(page)).toContain('A tie goes to the rider with more first places')
    expect(page.html).toContain('/csv/')
  })

  it('hold the whole run without scripts: places, penalties, every lap, files', async () => {
    const { event, raceRun } = season.ids
    const page = await render(`/events/${event}/results/race-run/${raceRun}`)
    const run = await season.clientOf(null)(resultCalls.getRunResults, {
      params: { id: event, raceRunID: raceRun },
    })
    const text = textOf(page)
    for (const row of run.rows) expect(text).toContain(row.full_name.replace("'", '&#x27;'))
    for (const penalty of run.rows.flatMap((row) => row.penalties)) expect(text).toContain(penalty)
    expect(text).toContain('Official, version')
    expect(text).toContain('Time of each lap')
    expect(page.html).toContain(`/api/v1/results/events/${event}/race-runs/${raceRun}/pdf/`)
    expect(page.title).toContain(run.race_run.name)
    expect(page.head.some(({ attributes }) => attributes.rel === 'canonical')).toBe(true)
    expect(page.nouns).toContain('results')
  })

  it('show the medals of an event and the way to every run', async () => {
    const page = await render(`/events/${roundId}/results`)
    expect(textOf(page)).toMatch(/1 \S+ [^\d]+ 25 points/)
    expect(page.html).toContain(`/events/${roundId}/results/race-run/`)
  })

  it('say when results come of an event that was not ridden yet', async () => {
    const page = await render(`/events/${nextRoundId}/results`)
    expect(page.status).toBe(200)
    expect(textOf(page)).toContain('They appear here when the first run starts')
  })

  it.each(['race-run', 'championship-class'])('offer the choice of a %s', async (child) => {
    const page = await render(`/events/${roundId}/results/${child}`)
    expect(page.status).toBe(200)
    expect(page.html.match(/<h1/g)?.length).toBe(1)
  })

  it('show the points of a class', async () => {
    const { event, championshipClass } = season.ids
    const page = await render(`/events/${event}/results/championship-class/${championshipClass}`)
    expect([page.status, textOf(page).includes('25')]).toEqual([200, true])
  })

  it('are missing for unknown and malformed ids', async () => {
    const unknown = '0191ab2c-4c00-7d30-97aa-000000000000'
    const { event, season: id } = season.ids
    for (const url of [
      `/events/${unknown}/results`,
      '/events/nonsense/results',
      `/events/${event}/results/race-run/${unknown}`,
      `/events/${event}/results/race-run/nonsense`,
      `/events/${event}/results/championship-class/${unknown}`,
      `/results/championships/${unknown}`,
      `/results/championships/nonsense`,
      `/results/championships/${id}/championship-classes/${unknown}`,
    ])
      expect([url, (await render(url)).status]).toEqual([url, 404])
  })

  it('lead from a class in the address that is none to all classes', async () => {
    const { event, raceRun } = season.ids
    const path = `/events/${event}/results/race-run/${raceRun}`
    const page = await render(`${path}?class=nonsense`)
    expect([page.status, page.location]).toEqual([302, path])
  })
})
