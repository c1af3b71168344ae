import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

test('who does not get to the end of the headers is cut off', async () => {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  // Cut off, it may be reset as well as closed.
  socket.on('error', () => undefined).resume()
  socket.write('GET /api/events HTTP/1.1\r\nHost: college.test\r\n')

  await once(socket, 'close')

  expect(socket.destroyed).toBe(true)
})
