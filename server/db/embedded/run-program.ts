import { spawn } from 'node:child_process'
import type { PostgresAccount } from './postgres-account.ts'

export type ProgramOutcome = { exitCode: number | null; output: string }

/**
 * Runs a program to its end under the given account (null: our own) and collects what it said.
 * The working folder is the root, because the other account may not be allowed into ours, and the environment
 * holds none of the caller's PG* variables, which would redirect the PostgreSQL tools.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  account: PostgresAccount | null,
): Promise<ProgramOutcome> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: process.platform === 'win32' ? undefined : '/',
      env: { ...env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', reject)
    // A server started by the program may inherit the pipes and hold them open for ever, so their end is not awaited long.
    child.on('exit', (exitCode) => {
      const finish = () => {
        clearTimeout(patience)
        child.stdout.destroy()
        child.stderr.destroy()
        resolve({ exitCode, output: output.trim() })
      }
      const patience = setTimeout(finish, 300)
      child.on('close', finish)
    })
  })
}
