import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const Answer = z.object({ url: z.optional(z.string()), code: z.optional(z.string()), message: z.optional(z.string()) })

export type EmbeddedProcess = z.infer<typeof Answer> & {
  pid: number
  /** Ends it with the signal and waits until it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** Starts hold-embedded-postgres.ts as another Node process, optionally under another uid, and waits for its answer. */
export async function startEmbeddedProcess(
  dataDir: string,
  stateFolder: string,
  uid?: number,
): Promise<EmbeddedProcess> {
  const script = fileURLToPath(new URL('./hold-embedded-postgres.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, dataDir, stateFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  if (child.stdout === null || child.pid === undefined) throw new Error('the process did not start')
  const gone = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const firstLine = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    gone.then(() => Promise.reject(new Error('the process ended without an answer'))),
  ])
  return {
    ...Answer.parse(JSON.parse(firstLine)),
    pid: child.pid,
    end: async (signal) => {
      child.kill(signal)
      await gone
    },
  }
}
