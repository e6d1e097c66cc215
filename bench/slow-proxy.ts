import { connect, createServer as createTcpServer, type Socket } from 'node:net'

/**
 * A slow line to an upstream: a fixed delay each way and one bandwidth for all connections together.
 * @param roundTripMs delay of a question and its answer together
 * @param bitsPerSecond of the answers
 */
export async function startSlowProxy(
  upstream: URL,
  roundTripMs: number,
  bitsPerSecond: number,
): Promise<{ address: string; stop(): void }> {
  let freeAt = 0
  const sockets = new Set<Socket>()
  const server = createTcpServer((client) => {
    const target = connect(Number(upstream.port), upstream.hostname)
    sockets.add(client).add(target)
    client.setNoDelay(true)
    client.on('data', (chunk) => setTimeout(() => target.write(chunk), roundTripMs / 2))
    target.on('data', (chunk) => {
      for (let at = 0; at < chunk.length; at += 1460) {
        const packet = chunk.subarray(at, at + 1460)
        freeAt = Math.max(freeAt, performance.now()) + (packet.length * 8000) / bitsPerSecond
        setTimeout(() => client.writable && client.write(packet), freeAt - performance.now() + roundTripMs / 2)
      }
    })
    const end = () => {
      setTimeout(() => client.end(), Math.max(0, freeAt - performance.now()) + roundTripMs)
      target.destroy()
    }
    target.on('close', end).on('error', end)
    client.on('close', () => target.end()).on('error', () => target.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
