import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { limitForms } from './limit-forms.ts'

async function aServer() {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.post('/', { onRequest: limitForms(2) }, async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const send = () => app.inject({ method: 'POST', url: '/', payload: {} })
  const stall = async () => {
    const { port } = app.server.address() as AddressInfo
    const requested = once(app.server, 'request')
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      ),
    )
    onTestFinished(() => {
      socket.destroy()
    })
    await requested
    return socket
  }
  return { send, stall }
}

test('a limited number of forms is read at once, and another when one is done', async () => {
  const { send, stall } = await aServer()
  for (let count = 0; count < 5; count++) expect((await send()).statusCode).toBe(200)
  const sockets = [await stall(), await stall()]

  expect((await send()).statusCode).toBe(503)

  sockets[0]?.destroy()
  await expect.poll(async () => (await send()).statusCode).toBe(200)
})
