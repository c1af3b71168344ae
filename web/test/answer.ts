import type { ResponseOf } from 'contract/platform/client'
import type { Endpoint } from 'contract/platform/endpoint'
import { responsesOf } from 'contract/platform/responses'
import { vi } from 'vitest'
import * as z from 'zod/mini'

/** A request: JSON is parsed, a form is passed on. */
export type AskedCall = { params: Record<string, string>; query: URLSearchParams; body: unknown }
type Status = { status: number; answer: unknown }
type Handler = {
  endpoint: Endpoint
  pattern: RegExp
  reply: (call: AskedCall) => Status | Promise<Status>
}

let handlers: Handler[] = []

const patternOf = ({ url }: Endpoint) => new RegExp(`^${url.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

function handle(endpoint: Endpoint, reply: Handler['reply']): AskedCall[] {
  const calls: AskedCall[] = []
  const counted = (call: AskedCall) => {
    calls.push(call)
    return reply(call)
  }
  handlers = [{ endpoint, pattern: patternOf(endpoint), reply: counted }, ...handlers]
  return calls
}

// No response of the API is a function.
const isFunction = (reply: unknown): reply is (call: AskedCall) => unknown =>
  typeof reply === 'function'

/** Answers an endpoint with a response that fits the contract. Returns its requests. */
export function answer<E extends Endpoint>(
  endpoint: E,
  reply: ResponseOf<E> | ((call: AskedCall) => ResponseOf<E> | Promise<ResponseOf<E>>),
): AskedCall[] {
  const { 200: ok, 201: created } = endpoint.response
  const schema = ok ?? created
  if (!schema) throw new Error(`${endpoint.url} has no success`)
  return handle(endpoint, async (call) => {
    const value = isFunction(reply) ? await reply(call) : reply
    return { status: ok ? 200 : 201, answer: z.parse(schema, value) }
  })
}

/** Rejects calls of an endpoint. Status 0 means no response. */
export function refuse(
  endpoint: Endpoint,
  status: number,
  message = '',
  errors?: Record<string, string>,
): AskedCall[] {
  return handle(endpoint, () => ({ status, answer: { message, ...(errors && { errors }) } }))
}

/** Any other response. */
export function answerWith(
  endpoint: Endpoint,
  status: keyof Endpoint['response'],
  value: unknown,
): AskedCall[] {
  return handle(endpoint, () => ({
    status,
    answer: z.parse(responsesOf(endpoint)[status] ?? z.never(), value),
  }))
}

/** Answers with a file as text. */
export function answerFile(endpoint: Endpoint, file: string): AskedCall[] {
  return handle(endpoint, () => ({ status: 200, answer: file }))
}

/** A call without a response. */
export function leaveOpen(endpoint: Endpoint): AskedCall[] {
  return handle(endpoint, () => new Promise<Status>(() => undefined))
}

async function statusOf(method: string, address: string, body: unknown): Promise<Status> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  for (const { endpoint, pattern, reply } of handlers) {
    const match = endpoint.method === method ? pattern.exec(pathname) : null
    if (!match) continue
    const sent = typeof body === 'string' ? JSON.parse(body) : body
    return reply({ params: { ...match.groups }, query: searchParams, body: sent })
  }
  throw new Error(`The test has no answer for ${method} ${address}`)
}

/** Replaces XMLHttpRequest as `lib/upload.ts` uses it. */
class StandInXhr {
  status = 0
  responseText = ''
  withCredentials = false
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  #request = { method: '', address: '' }

  open(method: string, address: string) {
    this.#request = { method, address }
  }
  setRequestHeader() {}
  abort() {}
  async send(body: unknown) {
    const { method, address } = this.#request
    this.upload.onprogress?.({ loaded: 1, total: 1 })
    const status = await statusOf(method, address, body)
    this.status = status.status
    this.responseText = JSON.stringify(status.answer)
    if (status.status === 0) this.onerror?.()
    else this.onload?.()
  }
}

/** Replaces the network; a call without an answer fails its test. */
export function standInForServer(): void {
  vi.stubGlobal('XMLHttpRequest', StandInXhr)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const result = await statusOf(method, address, body)
    if (result.status === 0) throw new TypeError('Failed to fetch')
    const { status, answer } = result
    const ok = status >= 200 && status < 300
    return { ok, status, json: async () => answer, blob: async () => new Blob([String(answer)]) }
  })
}

export function forgetAnswers(): void {
  handlers = []
}
