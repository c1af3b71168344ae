/**
 * Connections that repeat one request. Only the head and the length of a response are read: a full
 * client such as autocannon, which decodes every body, uses more processor time than the servers.
 */
import { connect } from 'node:net'

/** When a request was sent and answered, in milliseconds, and the response's head. */
export type Answer = { askedAt: number; cameAt: number; head: string }

/** Not a 200 with a length. */
export class WrongAnswer extends Error {}

const bufferBytes = 256 * 1024
const headEnd = '\r\n\r\n'
const clock = () => performance.timeOrigin + performance.now()

/** The head of a response and its total length; undefined unless it is a 200 with a length. */
function startOf(start: Buffer): { head: string; size: number } | undefined {
  const headBytes = start.indexOf(headEnd) + headEnd.length
  const head = start.toString('latin1', 0, headBytes)
  const bodyBytes = /\ncontent-length: *(\d+)\r/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || bodyBytes === undefined) return undefined
  return { head, size: headBytes + Number(bodyBytes) }
}

/** Shared: each read is processed before the next. */
const buffer = Buffer.alloc(bufferBytes)

export function pageRequest(url: string): { port: number; request: string } {
  const { host, port, pathname } = new URL(url)
  const head = [`GET ${pathname} HTTP/1.1`, `host: ${host}`, 'accept-encoding: br, gzip']
  return { port: Number(port), request: head.join('\r\n') + headEnd }
}

/** A connection to a server on this machine. */
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
    /** Resolves with the whole response; rejects anything but a 200. */
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
