export type Poll = { stop(): Promise<void> }

export type PollOptions = {
  /** Milliseconds to wait when there was nothing to do. */
  idleMs: number
  /** Told when a round throws; the next one comes after ten idle times. */
  onError(error: unknown): void
}

/**
 * Does rounds of work one after the other for as long as they find some (`true`), else waits. `stop` lets the running
 * round end.
 */
export function startPoll(round: () => Promise<boolean>, { idleMs, onError }: PollOptions): Poll {
  let stopping = false
  let wake: () => void = () => {}

  async function loop(): Promise<void> {
    while (!stopping) {
      const pauseMs = await round().then(
        (found) => (found ? 0 : idleMs),
        (error: unknown) => {
          onError(error)
          return idleMs * 10
        },
      )
      if (pauseMs > 0 && !stopping) await pause(pauseMs)
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const running = loop()
  return {
    async stop() {
      stopping = true
      wake()
      await running
    },
  }
}
