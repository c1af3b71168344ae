/**
 * Sends a request again and again over several connections, each as soon as it has its answer, and tells how it went.
 * Of an answer only status and length are read: a full client, such as autocannon, which makes text of every body, is
 * slower than the servers that it should wear out.
 */
import { connect } from 'node:net'

export type LoadOrder = {
  url: string
  headers: Record<string, string>
  seconds: number
  connections?: number
  /** JSON that is posted, dealt out to the connections in turn. Without any, the requests are GETs. */
  bodies?: string[]
}
/** `p50` and `p99` are milliseconds. */
export type Load = { perSecond: number; requests: number; p50: number; p99: number; faults: number }

const usualConnections = 50
const bufferBytes = 256 * 1024
const headEnd = '\r\n\r\n'

/** Bytes of the whole answer that begins in these; undefined when it is no 200 that says its length. */
function sizeOfAnswer(start: Buffer): number | undefined {
  const headBytes = start.indexOf(headEnd) + headEnd.length
  const head = start.toString('latin1', 0, headBytes)
  const bodyBytes = /\ncontent-length: *(\d+)\r/i.exec(head)?.[1]
  return head.startsWith('HTTP/1.1 200 ') && bodyBytes ? headBytes + Number(bodyBytes) : undefined
}

type Telling = { answered: (milliseconds: number) => void; failed: () => void }

/** Gives what ends the connection. */
function openConnection(port: number, request: string, { answered, failed }: Telling): () => void {
  let missing = 0
  let askedAt = 0
  const ask = () => {
    askedAt = performance.now()
    socket.write(request)
  }
  const read = (length: number, buffer: Uint8Array) => {
    if (missing === 0) {
      const size = sizeOfAnswer(Buffer.from(buffer.buffer, buffer.byteOffset, length))
      if (size === undefined) {
        socket.destroy(new Error('not the answer'))
        return false
      }
      missing = size
    }
    missing -= length
    if (missing === 0) {
      answered(performance.now() - askedAt)
      ask()
    }
    return true
  }
  const onread = { buffer: Buffer.alloc(bufferBytes), callback: read }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
  socket.once('connect', ask).on('error', failed).on('end', failed)
  return () => socket.destroy()
}

/** What the connection with this number sends. */
function requestOf({ url, headers, bodies = [] }: LoadOrder, connection: number): string {
  const { host, pathname, search } = new URL(url)
  const body = bodies[connection % bodies.length]
  const ofBody = body !== undefined && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const lines = Object.entries({ host, ...headers, ...ofBody }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const method = body === undefined ? 'GET' : 'POST'
  return [`${method} ${pathname}${search} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n')
}

function load(order: LoadOrder): Promise<Load> {
  const { promise, resolve } = Promise.withResolvers<Load>()
  const times: number[] = []
  let faults = 0
  const telling = { answered: (time: number) => times.push(time), failed: () => faults++ }
  const startedAt = performance.now()
  const ends = Array.from({ length: order.connections ?? usualConnections }, (_, connection) =>
    openConnection(Number(new URL(order.url).port), requestOf(order, connection), telling),
  )
  setTimeout(() => {
    const seconds = (performance.now() - startedAt) / 1000
    for (const end of ends) end()
    const requests = times.length
    times.sort((a, b) => a - b)
    const percentile = (share: number) => times[Math.ceil(share * requests) - 1] ?? Number.NaN
    resolve({
      perSecond: requests / seconds,
      requests,
      p50: percentile(0.5),
      p99: percentile(0.99),
      faults,
    })
  }, order.seconds * 1000)
  return promise
}

process.on('message', async (order: LoadOrder) => process.send?.(await load(order)))
process.on('disconnect', () => process.exit())
