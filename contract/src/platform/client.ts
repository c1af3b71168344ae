import type * as z from 'zod/mini'
import type { Endpoint, FailureBody } from './endpoint.ts'

/** An answer that is not a success, with the server's wording for the reader. `status` 0: no answer came. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: Record<string, string>
  /** All that was answered. */
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
/** Carries a request and brings the parsed JSON answer; how is for the browser, the server or a test to say. */
export type Send = (request: SentRequest) => Promise<{ status: number; answer: unknown }>

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never
type Schemas<E extends Endpoint> = E['schema']
type Part<E extends Endpoint, Key extends 'params' | 'querystring' | 'body'> =
  Schemas<E> extends Record<Key, infer Schema> ? Input<Schema> : never

type Success<E extends Endpoint> = E['schema']['response'] extends infer Responses
  ? 200 extends keyof Responses
    ? Responses[200]
    : 201 extends keyof Responses
      ? Responses[201]
      : never
  : never
/** What a call of this endpoint brings when it succeeds. */
export type Answer<E extends Endpoint> =
  Success<E> extends z.ZodMiniType ? z.output<Success<E>> : never

/** What a call of this endpoint takes. */
export type CallOptions<E extends Endpoint> = Pick<SentRequest, 'signal'> &
  ([Part<E, 'params'>] extends [never] ? unknown : { params: Part<E, 'params'> }) &
  ([Part<E, 'querystring'>] extends [never] ? unknown : { query?: Part<E, 'querystring'> }) &
  ([Part<E, 'body'>] extends [never] ? unknown : { body: Part<E, 'body'> })

/** An endpoint whose success is read; what others answer is for a link or a download. */
export type JsonEndpoint = Endpoint & { answers?: undefined }

/** Calls one endpoint. Rejects with `Refusal` for every answer that is not a success. */
export type Call = <E extends JsonEndpoint>(
  endpoint: E,
  options?: CallOptions<E>,
) => Promise<Answer<E>>

type LooseOptions = Pick<SentRequest, 'signal'> & {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: Record<string, unknown>
}

/** The address of a call, with its parameters and query encoded. */
export function addressOf<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): string {
  const { params = {}, query = {} } = (options ?? {}) as LooseOptions
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries(query).filter((entry) => entry[1] !== undefined)
  const search = new URLSearchParams(given as [string, string][]).toString()
  return search ? `${path}?${search}` : path
}

/** Fields that are undefined are left out. */
function encodeBody(endpoint: Endpoint, body: Record<string, unknown>): string | FormData {
  if (!endpoint.schema.consumes) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.append(name, value, value.name)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

/** A client for every endpoint of the contract over one way of sending. */
export function createClient(send: Send): Call {
  return async (endpoint, options) => {
    const loose = (options ?? {}) as LooseOptions
    const { status, answer } = await send({
      method: endpoint.method,
      url: addressOf(endpoint, options),
      ...(loose.body && { body: encodeBody(endpoint, loose.body) }),
      ...(loose.signal && { signal: loose.signal }),
    })
    // No endpoint names another status for a success, so that any other is somebody else's answer.
    if (status !== 200 && status !== 201) throw new Refusal(status, asFailure(answer), answer)
    // The server serialises with the same schema, so a success has its shape.
    return answer as never
  }
}

function asFailure(answer: unknown): FailureBody {
  const { message, errors } = (answer ?? {}) as Partial<FailureBody>
  return { message: typeof message === 'string' ? message : '', ...(errors && { errors }) }
}
