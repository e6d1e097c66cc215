import { sql } from 'drizzle-orm'
import { demoAccounts } from './db/demo/demo-accounts.ts'
import { startDemoRace } from './db/demo/start-demo-race.ts'
import { writeDemoSeason } from './db/demo/write-demo-season.ts'
import { organisations } from './db/tables/organisations.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { prepareSetup } from './organisations/prepare-setup.ts'

export type PreparedData = {
  /** Lines to print below the address. */
  notice: string[]
  demoRace: { stop(): Promise<void> } | null
}

/** Fills an empty database: with the demo season in demo mode, otherwise with a one-time link for the set-up. */
export async function prepareData(deps: Deps, env: Env, demo: boolean): Promise<PreparedData> {
  if (!demo) {
    const path = await prepareSetup(deps)
    return { notice: path === null ? [] : ['Set up your club (this link works once):', path], demoRace: null }
  }
  const [found] = await deps.db.select({ count: sql<number>`count(*)::int` }).from(organisations)
  if (found?.count === 0) await writeDemoSeason(deps.db, { now: deps.now(), password: env.DEMO_PASSWORD })
  const rows = demoAccounts.map(({ email, description }) => `  ${email.padEnd(28)} ${description}`)
  return { notice: [`Sign in with the password ${env.DEMO_PASSWORD}:`, ...rows], demoRace: startDemoRace(deps) }
}
