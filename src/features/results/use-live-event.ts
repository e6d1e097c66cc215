import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '#src/app/app-context.ts'
import { callAddress } from '#src/lib/call-address.ts'
import { applyLiveMessage } from './apply-live-message.ts'
import { startLiveFeed } from './live-feed.ts'
import { parseLiveMessage } from './live-message.ts'

const LIVE_POLL_MS = 5_000
/** On a race day between two runs: the next start is not to be missed, but nothing hurries. */
const WAITING_POLL_MS = 30_000
const HOUR_MS = 3_600_000
/** Points and season tables follow the runs after this: several crossings in one go are one question. */
const TABLES_MS = 2_000

type WatchedEvent = { id: string; start_date_time: string; end_date_time: string }

/** Keeps an event's results up to date while they are looked at: on its days, and as long as a run goes on. */
export function useLiveEvent(event: WatchedEvent | null, isLive: boolean): void {
  const { api, config } = useApp()
  const queryClient = useQueryClient()
  const id = event?.id ?? null
  const [start, end] = [event?.start_date_time ?? '', event?.end_date_time ?? '']

  useEffect(() => {
    if (id === null || (!isLive && !isRaceDay(start, end, Date.now()))) return
    let tablesTimer: ReturnType<typeof setTimeout> | null = null
    const refetch = (queryKey: readonly string[]) =>
      void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
    const refetchTables = () => {
      tablesTimer ??= setTimeout(() => {
        tablesTimer = null
        refetch(['results', id, 'class-points'])
        refetch(['championships'])
      }, TABLES_MS)
    }
    const stop = startLiveFeed({
      open: () => new EventSource(callAddress(config, { path: 'events/{id}/live/' }, { id })),
      onText: (text) => {
        const message = parseLiveMessage(text)
        if (message === null) return false
        applyLiveMessage(queryClient, api, id, message)
        refetchTables()
        return true
      },
      poll: () => {
        refetch(['results', id])
        refetch(['championships'])
      },
      pollMs: isLive ? LIVE_POLL_MS : WAITING_POLL_MS,
      page: documentVisibility,
    })
    return () => {
      stop()
      if (tablesTimer !== null) clearTimeout(tablesTimer)
    }
  }, [api, config, queryClient, id, start, end, isLive])
}

/** From two hours before the event to four hours after it, when the last results are published. */
export function isRaceDay(start: string, end: string, nowMs: number): boolean {
  return nowMs > Date.parse(start) - 2 * HOUR_MS && nowMs < Date.parse(end) + 4 * HOUR_MS
}

const documentVisibility = {
  isVisible: () => document.visibilityState === 'visible',
  subscribe: (listener: () => void) => {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}
