import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Gives a function that begins the requests of one connection one after the other. Answers leave in the order of their
 * requests anyway (RFC 9112 §9.3.2), and no browser sends a request before the last one is answered; who sends many ahead
 * and reads nothing would otherwise have them all open at once.
 */
export function oneAtATime() {
  const underWay = new WeakMap<Socket, ServerResponse>()

  return ({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): void => {
    const earlier = underWay.get(socket)
    underWay.set(socket, response)
    if (!earlier || earlier.closed) {
      begin()
      return
    }
    earlier.once('close', () => {
      if (!socket.destroyed) begin()
    })
  }
}
