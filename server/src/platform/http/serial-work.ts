import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const mostAhead = 1

type Line = { last: ServerResponse; waiting: number; isFull: boolean }

/**
 * Starts the requests of a connection one by one. Responses leave in order anyway (RFC 9112 §9.3.2), and browsers do not
 * pipeline; a client that sends many ahead would otherwise hold them all open. The connection ends after two, so the client
 * resends the rest, as that section allows.
 */
export function oneAtATime() {
  const lines = new WeakMap<Socket, Line>()

  return ({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): void => {
    const line = lines.get(socket)
    if (!line || line.last.closed) {
      lines.set(socket, { last: response, waiting: 0, isFull: false })
      begin()
      return
    }
    if (line.isFull) return
    if (line.waiting >= mostAhead) {
      line.isFull = true
      line.last.once('close', () => socket.destroySoon())
      return
    }
    const earlier = line.last
    line.last = response
    line.waiting++
    earlier.once('close', () => {
      line.waiting--
      if (!socket.destroyed) begin()
    })
  }
}
