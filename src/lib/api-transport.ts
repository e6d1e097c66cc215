import ky, { HTTPError, TimeoutError } from 'ky'
import * as z from 'zod/mini'
import type { Call, CallAnswer } from '#domain/core/call.ts'
import { fieldErrors, problemBody } from '#domain/core/problem.ts'
import { cachedAtHeader } from '#domain/core/worker-message.ts'
import type { ApiOptions, RequestParts, Transport } from './api-client.ts'
import { ApiProblem } from './api-problem.ts'

/** Speaks HTTP through ky and parses what comes back with the call's own schemas. */
export function createTransport(options: ApiOptions): Transport {
  const client = ky.create({ retry: 0, timeout: 20_000, throwHttpErrors: true, fetch: options.fetch })

  return async function send<C extends Call>(call: C, given: RequestParts): Promise<CallAnswer<C>> {
    const url = `${options.baseUrl}/api/v1/${fillPath(call.path, given.params)}${queryOf(given.query)}`
    const response = await client(url, {
      method: call.method,
      headers: headersFor(call, options, given.idempotencyKey),
      ...(given.body === undefined ? {} : { json: given.body }),
      ...(given.signal === undefined ? {} : { signal: given.signal }),
    }).catch((error: unknown) => refuse(error, options))
    if (!isOurs(call, response)) {
      options.onReached?.(false)
      throw notOurs()
    }
    const storedAt = response.headers.get(cachedAtHeader)
    if (storedAt === null) options.onReached?.(true)
    else options.onCached?.(call.path, storedAt)
    return parseAnswer(call, response)
  }
}

function headersFor(call: Call, options: ApiOptions, idempotencyKey: string | undefined): Record<string, string> {
  const isPublic = call.cachedFor !== null
  const token = isPublic ? null : options.token()
  const organisation = call.scope === 'header' ? options.organisation() : null
  return {
    ...(token === null ? {} : { authorization: `Token ${token}` }),
    ...(organisation === null ? {} : { organisation }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
}

function fillPath(path: string, params: unknown): string {
  const values: Record<string, unknown> = params !== null && typeof params === 'object' ? { ...params } : {}
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

function queryOf(query: unknown): string {
  if (query === null || typeof query !== 'object') return ''
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** Of the kind that the call answers with; a captive portal's page is not and counts as no network, never as a success. */
function isOurs(call: Call, response: Response): boolean {
  if (call.answer === null) return response.status === 204
  const type = response.headers.get('content-type') ?? ''
  return type.startsWith('file' in call.answer ? (call.answer.file.split(';')[0] ?? '') : 'application/json')
}

/** Reads the answer with the call's own schema. */
async function parseAnswer<C extends Call>(call: C, response: Response): Promise<CallAnswer<C>> {
  if (call.answer === null) return null as CallAnswer<C>
  if ('file' in call.answer) {
    const filename = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download'
    return { bytes: new Uint8Array(await response.arrayBuffer()), filename } as CallAnswer<C>
  }
  const parsed = z.safeParse(call.answer, await response.json().catch(() => undefined))
  if (!parsed.success) {
    const message = 'The server answered in a way this app does not understand. Reload to update the app.'
    throw new ApiProblem({ status: 200, code: 'answer_not_understood', message })
  }
  return parsed.data as CallAnswer<C>
}

function notOurs(): ApiProblem {
  return new ApiProblem({
    status: 0,
    code: 'not_ours',
    message: 'This network answers in place of our server. Sign in to the network, then try again.',
  })
}

async function refuse(error: unknown, options: ApiOptions): Promise<never> {
  if (error instanceof HTTPError) {
    const problem = await problemOf(error.response)
    options.onReached?.(!problem.isOffline)
    if (problem.status === 401) options.onSignedOut?.()
    throw problem
  }
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  options.onReached?.(false)
  const slow = error instanceof TimeoutError
  const message = slow
    ? 'The server took too long to answer. Try again.'
    : 'No connection to the server. Check the network and try again.'
  throw new ApiProblem({ status: 0, code: slow ? 'timeout' : 'network', message })
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const json: unknown = await response.json().catch(() => undefined)
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfterS = Number.isFinite(retryAfter) ? retryAfter : null
  if (response.status === 400) {
    const fields = z.safeParse(fieldErrors, json)
    if (!fields.success) return notOurs()
    const message = fields.data.non_field_errors?.[0] ?? 'Correct the marked fields and send it again.'
    return new ApiProblem({ status: 400, code: 'invalid', message, fields: fields.data })
  }
  const body = z.safeParse(problemBody, json)
  if (!body.success) return notOurs()
  return new ApiProblem({
    status: response.status,
    code: body.data.code,
    message: body.data.detail,
    current: body.data.current,
    retryAfterS,
  })
}
