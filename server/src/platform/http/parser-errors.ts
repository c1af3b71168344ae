import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  badRequest,
  type HttpError,
  headersTooLarge,
  invalidRequest,
  requestTimeout,
  tooLarge,
} from '../errors.ts'
import { securityHeaders } from './security-headers.ts'
import { pendingResponse } from './serial-work.ts'

const knownErrors: Record<string, () => HttpError> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
  HPE_HEADER_OVERFLOW: headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: tooLarge,
}

/** Time to read the response: closing while the client still sends may lose it (RFC 9112 §9.6). */
const lingerMilliseconds = 1_000

const rejected = new WeakSet<Duplex>()

function answerOf({ message }: HttpError) {
  const body = JSON.stringify({ message })
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  return { body, headers }
}

/** For what Fastify must not see; closes the connection. */
export function rejectRequest(response: ServerResponse, error: HttpError): void {
  const { body, headers } = answerOf(error)
  response.writeHead(error.statusCode, headers).end(body)
}

export function rejectSocket(socket: Duplex, error: HttpError): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { body, headers } = answerOf(error)
  const lines = Object.entries({ ...headers, date: new Date().toUTCString() })
  const head = [
    `HTTP/1.1 ${error.statusCode} ${STATUS_CODES[error.statusCode]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ]
  socket.on('error', () => {})
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => {
    setTimeout(() => socket.destroy(), lingerMilliseconds).unref()
  })
}

/** Listener of `clientError`: malformed or late requests. */
export function answerParserError(problem: Error & { code?: string }, socket: Duplex): void {
  if (rejected.has(socket)) return
  rejected.add(socket)
  const error = (knownErrors[problem.code ?? ''] ?? (() => badRequest(invalidRequest)))()
  // No other may be written into it.
  const response = pendingResponse(socket)
  const isAnswering = response !== undefined && !response.writableFinished
  if (problem.code === 'ECONNRESET') socket.destroy()
  else if (isAnswering && response.req.complete)
    response.once('finish', () => rejectSocket(socket, error))
  // The response has begun: anything we add would be taken for a part of it.
  else if (isAnswering && response.headersSent) socket.destroy()
  else rejectSocket(socket, error)
}
