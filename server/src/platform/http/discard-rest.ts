import type { IncomingMessage } from 'node:http'

const mostBytes = 16 * 1024 * 1024
const mostMilliseconds = 10_000

/** Reads on after a rejection, within limits: closing at once could lose the response (RFC 9112 §9.6). */
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
