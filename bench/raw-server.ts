import { fork } from 'node:child_process'
import { createServer } from 'node:http'

/** A bare node:http in a process of its own that answers given bytes with given headers: what the stack is held against. */
export async function startRawServer(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ address: string; stop(): void }> {
  const child = fork(import.meta.filename, ['serve'], { execArgv: ['--import', 'tsx'] })
  child.send({ body: body.toString('base64'), headers })
  const port = await new Promise<number>((done) => child.once('message', (message) => done(Number(message))))
  return { address: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

if (process.argv[2] === 'serve') {
  process.once('message', (message: { body: string; headers: Record<string, string> }) => {
    const body = Buffer.from(message.body, 'base64')
    const server = createServer((_request, response) => {
      response.writeHead(200, { ...message.headers, 'content-length': body.length })
      response.end(body)
    })
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      process.send?.(typeof bound === 'object' && bound !== null ? bound.port : 0)
    })
  })
}
