import type { FastifyReply, FastifyRequest } from 'fastify'
import { loggedPathOf } from './logged-path.ts'

export type LogStream = { write: (line: string) => void }

type LoggedError = {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: LoggedError
}

/** Only these fields: database errors hold whole rows, mail errors what was sent. */
export function errorFields(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, message, stack = '', cause } = error
  return {
    type: name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause instanceof Error && { cause: errorFields(cause) }),
  }
}

export const logSettings = (level: string, stream?: LogStream) => ({
  level,
  // The upload parser's errors contain all headers.
  redact: ['req.headers.cookie', 'req.headers.authorization', 'busboyOptions.headers'],
  serializers: { err: errorFields },
  ...(stream && { stream }),
})

/** Without queries and without tokens in paths. */
function loggedPath(request: FastifyRequest): string | undefined {
  const { url, routeOptions } = request
  const { url: route } = routeOptions
  if (route === '/*') return loggedPathOf(request)
  // Other paths add nothing to the route, or are private.
  return route && /^\/(api|uploads|event)\//.test(route) ? url.replace(/\?.*/, '') : undefined
}

export function requestFields(request: FastifyRequest, reply: FastifyReply, status: number) {
  const { method, routeOptions } = request
  const path = loggedPath(request)
  return {
    method,
    route: routeOptions.url ?? 'unknown',
    ...(path && { path }),
    status,
    ms: Math.round(reply.elapsedTime),
  }
}

/** Only changes and failures; most reads are answered from the cache before this. */
export async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isChange = request.method !== 'GET' && request.method !== 'HEAD'
  if (!isChange && reply.statusCode < 500) return
  request.log.info(requestFields(request, reply, reply.statusCode), 'request')
}
