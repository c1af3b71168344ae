import type { FastifyReply, FastifyRequest } from 'fastify'
import { shownPageOf } from '../rendering/logged-path.ts'

/** Takes the lines of the log. */
export type LogStream = { write: (line: string) => void }

type Fault = { type: string; message: string; stack: string; code?: unknown; cause?: Fault }

/**
 * What the log says of an error. Only these fields: a database error holds whole rows besides, one of a mail or sign-in
 * server what was sent to it.
 */
export function faultFields(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, message, stack = '', cause } = error
  return {
    type: name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause instanceof Error && { cause: faultFields(cause) }),
  }
}

/** One JSON object per line. */
export const logSettings = (level: string, stream?: LogStream) => ({
  level,
  // The parser of uploads tells all headers it was given.
  redact: ['req.headers.cookie', 'req.headers.authorization', 'busboyOptions.headers'],
  serializers: { err: faultFields },
  ...(stream && { stream }),
})

/** The address without what may be secret: queries, and the tokens that are part of some. */
function shownPath(request: FastifyRequest): string | undefined {
  const { url, routeOptions } = request
  const { url: route } = routeOptions
  if (route === '/*') return shownPageOf(request)
  // The rest says no more than its route, or is for one person only.
  return route && /^\/(api|uploads|event)\//.test(route) ? url.replace(/\?.*/, '') : undefined
}

/** What every line about a request has, besides its id. */
export function requestFields(request: FastifyRequest, reply: FastifyReply, status: number) {
  const { method, routeOptions } = request
  const path = shownPath(request)
  return {
    method,
    route: routeOptions.url ?? 'unknown',
    ...(path && { path }),
    status,
    ms: Math.round(reply.elapsedTime),
  }
}

/** One line for each change and each failure. Reading leaves none: most of it is answered before it comes here. */
export async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isChange = request.method !== 'GET' && request.method !== 'HEAD'
  if (!isChange && reply.statusCode < 500) return
  request.log.info(requestFields(request, reply, reply.statusCode), 'request')
}
