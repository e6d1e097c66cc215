import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'

// A process of its own for the tests that kill it. Arguments: data folder, state folder.
// Prints one JSON line {url} or {code, message}; stops in order on SIGTERM.
const [dataDir = '', stateFolder = ''] = process.argv.slice(2)
try {
  const embedded = await startEmbeddedPostgres({ dataDir, stateFolder, log: () => {} })
  console.log(JSON.stringify({ url: embedded.url }))
  const keepAlive = setInterval(() => {}, 1000)
  process.once('SIGTERM', async () => {
    await embedded.stop()
    clearInterval(keepAlive)
  })
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : 'unknown'
  console.log(JSON.stringify({ code, message: error instanceof Error ? error.message : '' }))
  process.exitCode = 1
}
