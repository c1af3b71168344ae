import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  badRequest,
  type HttpError,
  headersTooLarge,
  invalidRequest,
  requestTimeout,
  tooLarge,
} from './errors.ts'
import { securityHeaders } from './security-headers.ts'

/** What Node's parser calls the faults that are more than a bad request. */
const knownFaults: Record<string, () => HttpError> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
  HPE_HEADER_OVERFLOW: headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: tooLarge,
}

/** To read the answer by: who closes at once on what a client still sends may lose it (RFC 9112 §9.6). */
const lingerMilliseconds = 1_000

const refused = new WeakSet<Duplex>()
const latest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>()

/** Remembers which answer is on its way on a connection, so that no other is written into its middle. */
export function followAnswer(request: IncomingMessage, response: ServerResponse): void {
  latest.set(request.socket, { request, response })
}

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

/** Answers, as everything else is answered, what Fastify is not to see; the connection ends with it. */
export function refuse(response: ServerResponse, error: HttpError): void {
  const { body, headers } = answerOf(error)
  response.writeHead(error.statusCode, headers).end(body)
}

/** The same where Node made no response to write to. */
export function refuseSocket(socket: Duplex, error: HttpError): void {
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

/** The listener of `clientError`: what came is no HTTP, or did not come in time. */
export function answerParserError(fault: Error & { code?: string }, socket: Duplex): void {
  // Each further piece of a bad request is a fault again.
  if (refused.has(socket)) return
  refused.add(socket)
  const error = (knownFaults[fault.code ?? ''] ?? (() => badRequest(invalidRequest)))()
  const { request, response } = latest.get(socket) ?? {}
  const isAnswering = response !== undefined && !response.writableFinished
  if (fault.code === 'ECONNRESET') socket.destroy()
  // The fault came behind a whole request, whose answer goes first.
  else if (isAnswering && request?.complete)
    response.once('finish', () => refuseSocket(socket, error))
  // In the middle of a body whose answer has begun: nothing that we add could be told from it.
  else if (isAnswering && response.headersSent) socket.destroy()
  else refuseSocket(socket, error)
}
