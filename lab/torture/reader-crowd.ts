/** Slow readers in a separate process, so that their own cost isn't measured. */
import { connect, type Socket } from 'node:net'
import { constants, setPriority } from 'node:os'

// A crowd's own processor time isn't the server's.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

export type ReaderOrder = { port: number; path: string; times: number; connections: number }

const readMilliseconds = 2_000

/** Requests a lot, and reads a byte now and then. */
function openReader({ port, path, times }: ReaderOrder): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: college.test\r\n\r\n`.repeat(times))
  return socket
}

process.on('message', (order: ReaderOrder) => {
  const sockets = Array.from({ length: order.connections }, () => openReader(order))
  // A socket isn't closed until buffered data is read.
  setInterval(() => {
    for (const socket of sockets) socket.read(1)
  }, readMilliseconds)
  process.send?.({})
})
process.on('disconnect', () => process.exit())
