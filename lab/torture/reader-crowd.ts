/** Slow readers in a separate process, so that their own cost isn't measured. */
import { connect, type Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { networkOf } from './crowd-networks.ts'

// A crowd's own processor time isn't the server's.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

export type ReaderOrder = { port: number; path: string; times: number; connections: number }

const readMilliseconds = 2_000

/** Requests a lot, and reads a byte now and then. */
function openReader({ port, path, times }: ReaderOrder, reader: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  const head = `GET ${path} HTTP/1.1\r\nHost: college.test\r\nX-Forwarded-For: ${networkOf(reader)}\r\n\r\n`
  socket.write(head.repeat(times))
  return socket
}

process.on('message', (order: ReaderOrder) => {
  const sockets = Array.from({ length: order.connections }, (_, reader) =>
    openReader(order, reader),
  )
  // A socket isn't closed until buffered data is read.
  setInterval(() => {
    for (const socket of sockets) socket.read(1)
  }, readMilliseconds)
  process.send?.({})
})
process.on('disconnect', () => process.exit())
