import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const maxAhead = 1

type Begin = (request: IncomingMessage, response: ServerResponse) => void
type Line = {
  last: ServerResponse | undefined
  begun: ServerResponse | undefined
  waiting: number
  isFull: boolean
}

const lines = new WeakMap<Duplex, Line>()

function lineOf(socket: Duplex): Line {
  const known = lines.get(socket)
  if (known) return known
  const line = { last: undefined, begun: undefined, waiting: 0, isFull: false }
  lines.set(socket, line)
  return line
}

/**
 * Otherwise an idle connection would hold its last response until the next: with fifty of them each request outlived its
 * youth, and V8 compacted the whole heap three times a second.
 */
function forget(this: ServerResponse): void {
  const line = lineOf(this.req.socket)
  if (line.last === this) line.last = undefined
  if (line.begun === this) line.begun = undefined
}

/** The response in progress on a connection. */
export const pendingResponse = (socket: Duplex): ServerResponse | undefined =>
  lines.get(socket)?.begun

/** Node's field for where a connection's requests go. If a later Node has none, they are read, and end with the connection. */
type WithParser = Socket & { parser?: { onIncoming: unknown } | null }

/** What Node returns for upgrades: nothing that follows is read. */
const readNoMore = () => 2

/**
 * Starts the requests of a connection one by one. Responses leave in order anyway (RFC 9112 §9.3.2), and browsers do not
 * pipeline; a client that sends many ahead would otherwise hold them all open. The connection ends after two, so the client
 * resends the rest, as that section allows. The rest isn't even read: each would take 20 µs, and 64 kB hold two thousand.
 */
export function oneAtATime(begin: Begin): Begin {
  return (request, response) => {
    const socket: WithParser = request.socket
    const line = lineOf(socket)
    if (!line.last || line.last.closed) {
      response.on('close', forget)
      line.last = response
      line.begun = response
      line.waiting = 0
      line.isFull = false
      begin(request, response)
      return
    }
    if (line.isFull) return
    if (line.waiting >= maxAhead) {
      line.isFull = true
      if (socket.parser) socket.parser.onIncoming = readNoMore
      line.last.once('close', () => socket.destroySoon())
      return
    }
    const earlier = line.last
    response.on('close', forget)
    line.last = response
    line.waiting++
    earlier.once('close', () => {
      line.waiting--
      if (socket.destroyed) return
      line.begun = response
      begin(request, response)
    })
  }
}
