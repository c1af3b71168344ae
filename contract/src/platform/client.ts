import type * as z from 'zod/mini'
import type { Endpoint, FailureBody } from './endpoint.ts'

/** A response other than a success, with the server's message. `status` 0: no response. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: Record<string, string>
  readonly answer: unknown

  constructor(status: number, { message, errors = {} }: FailureBody, answer?: unknown) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
    this.answer = answer
  }
}

export type SentRequest = {
  method: Endpoint['method']
  url: string
  /** Text is JSON; FormData is multipart. */
  body?: string | FormData
  signal?: AbortSignal
}
export type Send = (request: SentRequest) => Promise<{ status: number; answer: unknown }>

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never
type Part<E extends Endpoint, Key extends 'params' | 'querystring' | 'body'> =
  E extends Record<Key, infer Schema> ? Input<Schema> : never

type Success<E extends Endpoint> = E['response'] extends infer Responses
  ? 200 extends keyof Responses
    ? Responses[200]
    : 201 extends keyof Responses
      ? Responses[201]
      : never
  : never
export type ResponseOf<E extends Endpoint> =
  Success<E> extends z.ZodMiniType ? z.output<Success<E>> : never

export type CallOptions<E extends Endpoint> = Pick<SentRequest, 'signal'> &
  ([Part<E, 'params'>] extends [never] ? unknown : { params: Part<E, 'params'> }) &
  ([Part<E, 'querystring'>] extends [never] ? unknown : { query?: Part<E, 'querystring'> }) &
  ([Part<E, 'body'>] extends [never] ? unknown : { body: Part<E, 'body'> })

export type JsonEndpoint = Endpoint & { answers?: undefined }

/** Rejects with `ApiError` for every response other than a success. */
export type Call = <E extends JsonEndpoint>(
  endpoint: E,
  options?: CallOptions<E>,
) => Promise<ResponseOf<E>>

type LooseOptions = Pick<SentRequest, 'signal'> & {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: Record<string, unknown>
}

export function urlOf<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): string {
  const { params = {}, query = {} } = (options ?? {}) as LooseOptions
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries(query).filter((entry) => entry[1] !== undefined)
  const search = new URLSearchParams(given as [string, string][]).toString()
  return search ? `${path}?${search}` : path
}

function encodeBody(endpoint: Endpoint, body: Record<string, unknown>): string | FormData {
  if (!endpoint.consumes) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.append(name, value, value.name)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

export function createClient(send: Send): Call {
  return async (endpoint, options) => {
    const loose = (options ?? {}) as LooseOptions
    const { status, answer } = await send({
      method: endpoint.method,
      url: urlOf(endpoint, options),
      ...(loose.body && { body: encodeBody(endpoint, loose.body) }),
      ...(loose.signal && { signal: loose.signal }),
    })
    // No endpoint declares another success status, so anything else comes from something in between.
    if (status !== 200 && status !== 201) throw new ApiError(status, asFailure(answer), answer)
    // Safe cast: the server serialises with the same schema.
    return answer as never
  }
}

function asFailure(answer: unknown): FailureBody {
  const { message, errors } = (answer ?? {}) as Partial<FailureBody>
  return { message: typeof message === 'string' ? message : '', ...(errors && { errors }) }
}
