import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/client.ts'
import { mailOutbox } from '#server/db/tables/mail-outbox.ts'

export type Answer = { status: number; body: unknown; headers: Record<string, unknown> }

/** Calls the API as a rider's browser would; each has an address of its own, so that limits do not mix. */
export function createAccountClient(app: FastifyInstance, db: Db) {
  let lastAddress = 0

  async function call(
    method: 'GET' | 'POST',
    path: string,
    given: { body?: object; token?: string; address?: string },
  ) {
    lastAddress += 1
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      remoteAddress: given.address ?? `10.0.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`,
      headers: given.token === undefined ? {} : { authorization: `Token ${given.token}` },
      ...(given.body === undefined ? {} : { payload: given.body }),
    })
    const body: unknown = answer.body === '' ? null : answer.json()
    return { status: answer.statusCode, body, headers: answer.headers } satisfies Answer
  }

  const post = (path: string, body: object, more: { token?: string; address?: string } = {}) =>
    call('POST', path, { body, ...more })

  return {
    post,
    get: (path: string, token?: string) => call('GET', path, token === undefined ? {} : { token }),
    register: (email: string, more: object = {}) => post('auth/users/', { ...newRider, email, ...more }),
    logIn: (email: string, password: string = newRider.password) => post('auth/token/login/', { email, password }),

    /** Signs up, opens the link of the mail, signs in. @returns the token */
    async signedIn(email: string): Promise<string> {
      await post('auth/users/', { ...newRider, email })
      await post('auth/users/activation/', await this.link(email))
      return tokenIn(await post('auth/token/login/', { email, password: newRider.password }))
    },

    /** The mails to an address, the newest first. */
    mails: (email: string) =>
      db.select().from(mailOutbox).where(eq(mailOutbox.to_address, email)).orderBy(desc(mailOutbox.id)),

    /** uid and token of the link in the newest mail to an address. */
    async link(email: string): Promise<{ uid: string; token: string }> {
      const [mail] = await this.mails(email)
      const [, uid = '', token = ''] = /\/auth\/[a-z/]+\/([0-9a-f-]{36})\/([\w-]{20,})/.exec(mail?.text ?? '') ?? []
      return { uid, token }
    },
  }
}

export type AccountClient = ReturnType<typeof createAccountClient>

export const newRider = { first_name: 'Jana', last_name: 'Nováková', password: 'gravel-and-logs-7' }

export function tokenIn(answer: Answer): string {
  const { body } = answer
  if (typeof body === 'object' && body !== null && 'auth_token' in body) return String(body.auth_token)
  throw new Error(`no token in ${JSON.stringify(body)}`)
}
