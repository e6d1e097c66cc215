import { startDemoServer } from '../demo-server.ts'
import { type Group, median, spreadOf, tidy } from '../figure.ts'

/** From the command to the printed address: with a new data folder (database made, season written), and with an old one. */
export const start: Group = async () => {
  const cold: number[] = []
  const warm: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const first = await startDemoServer()
    cold.push(first.startedInS)
    await first.stop(true)
    const again = await startDemoServer({}, first.dataDir)
    warm.push(again.startedInS)
    await again.stop()
  }
  return {
    cold_start_s: { value: tidy(median(cold)), unit: 's', aim: null, spread: spreadOf(cold) },
    warm_start_s: { value: tidy(median(warm)), unit: 's', aim: null, spread: spreadOf(warm) },
  }
}
