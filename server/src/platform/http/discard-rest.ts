import type { IncomingMessage } from 'node:http'

const mostBytes = 16 * 1024 * 1024
const mostMilliseconds = 10_000

/**
 * Takes in what a client still sends after its request is refused: closing at once could lose the answer on its way
 * (RFC 9112, 9.6). Who goes on for longer is cut off.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  const cutOff = () => request.destroy()
  const timer = setTimeout(cutOff, mostMilliseconds)
  for (const over of ['end', 'close']) request.once(over, () => clearTimeout(timer))
  let bytes = 0
  request.unpipe().on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostBytes) cutOff()
  })
  request.resume()
}
