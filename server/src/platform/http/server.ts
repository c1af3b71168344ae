import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { isIPv6 } from 'node:net'
import { badRequest, expectationFailed, invalidRequest } from '../errors.ts'
import { beginInTurns } from './begin-in-turns.ts'
import type { Drain } from './drain.ts'
import { rejectRequest, rejectSocket } from './parser-errors.ts'
import { oneAtATime } from './serial-work.ts'
import { limitReadingTime } from './slow-readers.ts'

const second = 1000
const headerBytes = 16 * 1024

export type Client = Pick<IncomingMessage, 'headers' | 'socket'>

type CacheMiddleware = {
  /** Answers from the cache if possible, and returns whether it did. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean
  awaited: (request: IncomingMessage) => Promise<void> | undefined
}

const longestHost = 253
/** A host name or an IPv4 address; container networks use underscores. RFC 3986 allows an empty port. */
const hostName =
  /^(?:[\da-z_](?:[\w-]{0,61}[\da-z_])?\.)*[\da-z_](?:[\w-]{0,61}[\da-z_])?\.?(?::\d{0,5})?$/i
const bracketed = /^\[([\da-f:.]+)\](?::\d{0,5})?$/i

const isHost = (value = '') =>
  value.startsWith('[')
    ? isIPv6(bracketed.exec(value)?.[1] ?? '')
    : value.replace(/\.?(:\d*)?$/, '').length <= longestHost && hostName.test(value)

/** RFC 9112 §3.2. Node only checks that there is one, and rejects with a response that isn't ours. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length !== 4 || rawHeaders[at]?.toLowerCase() !== 'host') continue
    if (!isHost(rawHeaders[at + 1])) return false
    count++
  }
  return count === 1 || (count === 0 && httpVersion !== '1.1')
}

/**
 * Serves cached responses before Fastify sees the request. Cuts off slow senders and readers, which Node would leave connected
 * for minutes.
 */
export function createHttpServer(
  handler: RequestListener,
  {
    cache,
    drain,
    networkOf,
  }: { cache: CacheMiddleware; drain: Drain; networkOf: (client: Client) => string },
): Server {
  const turns = beginInTurns()
  /** Clients move away while the server still answers, so that no accepted request is cut off. */
  const isServed = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!drain.isStopping()) return cache.serve(request, response)
    response.setHeader('connection', 'close')
    return false
  }
  /** Cached responses wait their turn, too: sending a large one takes longer than most calls. */
  const answerInTurn = (
    request: IncomingMessage,
    response: ServerResponse,
    other: RequestListener,
  ) =>
    turns.begin(
      () => networkOf(request),
      () => {
        if (response.destroyed || response.headersSent) return
        if (!isServed(request, response)) other(request, response)
      },
    )
  const answerNew: RequestListener = (request, response) => {
    drain.follow(request, response)
    const awaited = cache.awaited(request)
    if (awaited) void awaited.then(() => answerInTurn(request, response, handler))
    else handler(request, response)
  }
  const answer: RequestListener = (request, response) => {
    if (!hasOneHost(request)) return rejectRequest(response, badRequest(invalidRequest))
    answerInTurn(request, response, answerNew)
  }
  const server = createServer(
    {
      maxHeaderSize: headerBytes,
      connectionsCheckingInterval: 2 * second,
      requireHostHeader: false,
    },
    oneAtATime(answer),
  )
  server.on('checkExpectation', (_, response) => rejectRequest(response, expectationFailed()))
  server.on('connect', (_, socket) => rejectSocket(socket, badRequest(invalidRequest)))
  server.on('connection', (socket) => {
    turns.noteAccepted()
    socket.pause()
    const read = drain.awaitReading()
    turns.begin(
      () => networkOf({ headers: {}, socket }),
      () => {
        read()
        socket.resume()
      },
    )
  })
  limitReadingTime(server)
  server.headersTimeout = 10 * second
  server.requestTimeout = 60 * second
  server.keepAliveTimeout = 5 * second
  return server
}
