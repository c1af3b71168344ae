import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mailSink } from '../../../test/mail-sink.ts'
import { testApp } from '../../../test/test-app.ts'
import { createTransport } from './transport.ts'

/** More than a pool has connections. */
const attempts = 6

/** Begins a reply that never ends, and is never silent, until it is well. */
async function aDrippingServer(port: number) {
  const state = { isWell: false, open: 0 }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (state.isWell) {
      const upstream = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.pipe(upstream).pipe(socket)
      return
    }
    state.open++
    socket.resume().write('220 drip\r\n250-')
    const dripping = setInterval(() => socket.write('.'), 5)
    socket.once('close', () => {
      clearInterval(dripping)
      state.open--
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { state, port: (server.address() as AddressInfo).port } // of a server that listens on TCP
}

test('a mail server that drips its replies doesn’t hold up later emails', async () => {
  const sink = await mailSink()
  const { state, port } = await aDrippingServer(sink.port)
  const variables = { ...sink.variables, SMTP_URL: `smtp://127.0.0.1:${port}` }
  const { deps } = await testApp({ variables })
  const transport = createTransport(deps.config, deps.college)
  const message = { recipient: 'a@home.example', replyTo: null, subject: 'x', text: 'x', html: 'x' }

  for (let at = 0; at < attempts; at++)
    await expect(transport?.send({ _id: `${at}`, ...message }, 50)).rejects.toThrow()
  await expect.poll(() => state.open).toBe(0)
  state.isWell = true
  await transport?.send({ _id: 'last', ...message })

  expect(sink.mails).toHaveLength(1)
})
