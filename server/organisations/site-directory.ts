import type { Db } from '#server/db/client.ts'
import { organisations } from '#server/db/tables/organisations.ts'

export type SiteDirectory = ReturnType<typeof createSiteDirectory>

/**
 * Which organisation's site a host shows: the one that lists the host, else the first one created.
 * Kept in memory and read again when an organisation changes.
 */
export function createSiteDirectory(db: Db) {
  let byHost = new Map<string, string>()
  let first: string | null = null

  /** Names of hosts know neither case nor the dot at the end. */
  const plain = (host: string) => host.toLowerCase().replace(/\.$/, '')

  return {
    async reload(): Promise<void> {
      const rows = await db
        .select({ id: organisations.id, site_hosts: organisations.site_hosts })
        .from(organisations)
        .orderBy(organisations.created_at, organisations.id)
      byHost = new Map(rows.flatMap((row) => row.site_hosts.map((host) => [plain(host), row.id])))
      first = rows[0]?.id ?? null
    },
    /** The organisation's id, or null while the site is not set up. */
    find: (host: string): string | null => byHost.get(plain(host)) ?? first,
    /** A cache key's first part: unknown hosts share one, so that nobody can fill the memory with made-up hosts. */
    keyFor: (host: string): string => (byHost.has(plain(host)) ? `${plain(host)} ` : '* '),
  }
}
