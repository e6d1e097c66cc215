import { createServer } from 'node:net'
import type { DatabaseHome } from './database-home.ts'

/** How the server is reached: the settings it starts with, and the URL for a database on it. */
export type ServerAddress = { settings: Readonly<Record<string, string>>; url(databaseName: string): string }

/** Operating systems allow 103 (macOS) or 107 bytes, and PostgreSQL adds '/.s.PGSQL.5432'. */
const LONGEST_SOCKET_FOLDER = 85

/**
 * A Unix socket in the private folder; on Windows, or where that path is too long, a free port of the loopback
 * interface. Both ask for the password.
 */
export async function chooseServerAddress(
  home: DatabaseHome,
  userName: string,
  password: string,
): Promise<ServerAddress> {
  const login = `${encodeURIComponent(userName)}:${encodeURIComponent(password)}`
  if (process.platform !== 'win32' && Buffer.byteLength(home.runFolder) <= LONGEST_SOCKET_FOLDER) {
    return {
      settings: {
        listen_addresses: '',
        port: '5432',
        unix_socket_directories: `"${home.runFolder}"`,
        unix_socket_permissions: '0700',
      },
      url: (databaseName) => `postgresql://${login}@${encodeURIComponent(home.runFolder)}/${databaseName}`,
    }
  }
  const port = await findFreePort()
  return {
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    url: (databaseName) => `postgresql://${login}@127.0.0.1:${port}/${databaseName}`,
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('the loopback interface gave no port'))
      })
    })
  })
}
