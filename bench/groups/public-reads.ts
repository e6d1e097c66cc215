import { startDemoServer } from '../demo-server.ts'
import { type Group, median, spreadOf, tidy } from '../figure.ts'
import { requestsPerSecond } from '../load.ts'
import { startRawServer } from '../raw-server.ts'

const rounds = 5
const seconds = 3

/** A public answer over the whole stack against node:http answering the same bytes and headers, interleaved in one run. */
export const publicReads: Group = async () => {
  const kept = await startDemoServer()
  const uncached = await startDemoServer({ PUBLIC_CACHE_MB: '0' })
  const events = '/api/v1/events/?limit=20&offset=0'
  const standings = await findStandings(kept.address)
  const listRatios: number[] = []
  const uncachedRatios: number[] = []
  const standingsRatios: number[] = []
  const rawEvents = await rawCopy(kept.address + events)
  const rawStandings = await rawCopy(kept.address + standings)
  for (let round = 0; round < rounds; round += 1) {
    const raw = await requestsPerSecond(rawEvents.address, seconds)
    listRatios.push((await requestsPerSecond(kept.address + events, seconds)) / raw)
    uncachedRatios.push((await requestsPerSecond(uncached.address + events, seconds)) / raw)
    const rawRate = await requestsPerSecond(rawStandings.address, seconds)
    standingsRatios.push((await requestsPerSecond(kept.address + standings, seconds)) / rawRate)
  }
  rawEvents.stop()
  rawStandings.stop()
  await kept.stop()
  await uncached.stop()
  const figure = (values: number[], aim: string | null) => ({
    value: tidy(median(values)),
    unit: 'ratio',
    aim,
    spread: spreadOf(values),
  })
  return {
    public_read_vs_raw: figure(listRatios, '>= 0.6'),
    public_read_uncached_vs_raw: figure(uncachedRatios, '>= 0.08'),
    standings_vs_raw: figure(standingsRatios, null),
  }
}

async function rawCopy(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const skipped = new Set(['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'])
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !skipped.has(name)))
  return startRawServer(Buffer.from(await answer.arrayBuffer()), headers)
}

/** The address of the first class's season table of the newest championship. */
async function findStandings(address: string): Promise<string> {
  const answer: { results: { id: string; classes: { id: string }[] }[] } = await (
    await fetch(`${address}/api/v1/championships/`)
  ).json()
  const championship = answer.results[0]
  return `/api/v1/results/championships/${championship?.id}/championship-classes/${championship?.classes[0]?.id}/`
}
