/** When a run is planned (local time) and how many seconds late its gate dropped. */
export type RunSlot = { planned: string; late_s: number }
export type RunSlots = (runKey: string) => RunSlot

/** The plan of a day of racing; every round follows it. */
export const dayPlan: Readonly<Record<string, string>> = {
  'pro-practice': '09:30',
  'hobby-practice': '09:45',
  'women-practice': '10:00',
  'junior85-practice': '10:15',
  'junior65-practice': '10:30',
  'pro-heat-1': '11:00',
  'pro-heat-2': '11:12',
  'hobby-heat-1': '11:24',
  'hobby-heat-2': '11:36',
  'pro-lcq': '11:50',
  'hobby-lcq': '12:02',
  'junior65-final': '14:00',
  'junior85-final': '14:15',
  'women-final': '14:35',
  'junior85-final-2': '14:55',
  'hobby-final': '15:20',
  'pro-final': '16:30',
}

/** Gates drop a little late, more so as the day goes on. */
export const daySlots: RunSlots = (runKey) => {
  const planned = dayPlan[runKey]
  if (planned === undefined) throw new Error(`the day plan has no ${runKey}`)
  const place = Object.keys(dayPlan).indexOf(runKey)
  return { planned, late_s: 25 + ((place * 47) % 150) + place * 6 }
}
