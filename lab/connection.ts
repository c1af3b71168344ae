/**
 * Connections that ask for the same thing again and again. Of an answer the head and the length are read, no more: a full client,
 * such as autocannon, which makes text of every body, takes more of the processor than the servers that it asks.
 */
import { connect } from 'node:net'

/** When an answer was asked for and when it was there, in milliseconds of the clock, and its head. */
export type Answer = { askedAt: number; cameAt: number; head: string }

/** What came was no 200 that says its length. */
export class WrongAnswer extends Error {}

const bufferBytes = 256 * 1024
const headEnd = '\r\n\r\n'
const clock = () => performance.timeOrigin + performance.now()

/** The head of the answer that begins in these bytes, and the bytes of the whole; undefined when it is no 200 that says its length. */
function startOf(start: Buffer): { head: string; size: number } | undefined {
  const headBytes = start.indexOf(headEnd) + headEnd.length
  const head = start.toString('latin1', 0, headBytes)
  const bodyBytes = /\ncontent-length: *(\d+)\r/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || bodyBytes === undefined) return undefined
  return { head, size: headBytes + Number(bodyBytes) }
}

/** Of all connections: what one has read is looked at before another one reads. */
const buffer = Buffer.alloc(bufferBytes)

/** What a browser asks a server of this machine for at an address, and at which port. */
export function pageRequest(url: string): { port: number; request: string } {
  const { host, port, pathname } = new URL(url)
  const head = [`GET ${pathname} HTTP/1.1`, `host: ${host}`, 'accept-encoding: br, gzip']
  return { port: Number(port), request: head.join('\r\n') + headEnd }
}

/** A connection to a server of this machine. */
export function openConnection(port: number, request: string) {
  let waiting: PromiseWithResolvers<Answer> | undefined
  let askedAt = 0
  let missing = 0
  let head = ''
  const read = (length: number) => {
    if (missing === 0) {
      const start = startOf(buffer.subarray(0, length))
      if (!start) {
        socket.destroy(
          new WrongAnswer(`answered with ${buffer.toString('latin1', 0, Math.min(length, 12))}`),
        )
        return false
      }
      head = start.head
      missing = start.size
    }
    missing -= length
    if (missing === 0) {
      waiting?.resolve({ askedAt, cameAt: clock(), head })
      waiting = undefined
    }
    return true
  }
  const onread = { buffer, callback: read }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
  const fail = (reason: Error) => {
    waiting?.reject(reason)
    waiting = undefined
  }
  socket.on('error', fail).on('close', () => fail(new Error('closed')))
  return {
    /** Asks, and resolves when the whole answer is there. Rejects where another one comes, or none. */
    ask(next = request): Promise<Answer> {
      const requested = Promise.withResolvers<Answer>()
      waiting = requested
      askedAt = clock()
      if (socket.destroyed) fail(new Error('closed'))
      else socket.write(next)
      return requested.promise
    },
    end: () => void socket.destroy(),
  }
}
