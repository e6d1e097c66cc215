import { spawn } from 'node:child_process'

/** Requests a second at an address over `seconds`, by wrk with 16 connections from one thread. @throws when wrk is missing */
export async function requestsPerSecond(url: string, seconds: number, acceptEncoding = 'identity'): Promise<number> {
  const output = await run('wrk', ['-t1', '-c16', `-d${seconds}s`, '-H', `accept-encoding: ${acceptEncoding}`, url])
  if (/Non-2xx/.test(output)) throw new Error(`${url} did not always answer 2xx:\n${output}`)
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output)
  if (found === null) throw new Error(`wrk said something else:\n${output}`)
  return Number(found[1])
}

function run(command: string, args: string[]): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(command, args)
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', () => failed(new Error(`${command} is missing; install it (Debian: apt-get install ${command})`)))
    child.on('close', () => done(output))
  })
}
