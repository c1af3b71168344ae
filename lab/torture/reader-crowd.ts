/** Slow readers in a process of their own: what reading costs them must not be measured as what it costs others. */
import { connect, type Socket } from 'node:net'
import { constants, setPriority } from 'node:os'

// A crowd is elsewhere: the processors that it needs itself are not the server's.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

export type ReaderOrder = { port: number; path: string; connections: number }

/** More than one connection may have at once, so that each is answered to the end and then closed. */
const asksAtOnce = 4
const readMilliseconds = 2_000

/** Asks for much, and takes a byte now and then. */
function openReader({ port, path }: ReaderOrder): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: college.test\r\n\r\n`.repeat(asksAtOnce))
  return socket
}

process.on('message', (order: ReaderOrder) => {
  const sockets = Array.from({ length: order.connections }, () => openReader(order))
  // What the system has taken in for a socket is not closed until it is read.
  setInterval(() => {
    for (const socket of sockets) socket.read(1)
  }, readMilliseconds)
  process.send?.({})
})
process.on('disconnect', () => process.exit())
