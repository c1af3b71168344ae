import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** So many requests may wait for the one before them. */
const mostAhead = 1

/** The requests of a connection: the one that came last, and how many wait for the one before them. */
type Line = { last: ServerResponse; waiting: number; isFull: boolean }

/**
 * Gives a function that begins the requests of one connection one after the other. Answers leave in the order of their
 * requests anyway (RFC 9112 §9.3.2), and no browser sends a request before the last one is answered; who sends many ahead
 * and reads nothing would otherwise have them all open at once. Behind one that waits the connection ends with the answers
 * to both, which the same section allows: a client sends the others again.
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
