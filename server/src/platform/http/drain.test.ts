import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

test('S75: a request in progress when the server closes gets its normal response', async () => {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  socket.write('GET /healthz HTTP/1.1\r\nHost: college.test\r\n\r\nGET /api/events HTTP/1.1\r\n')
  await once(socket, 'data')

  const closed = app.close()
  socket.write('Host: college.test\r\n\r\n')

  await Promise.all([closed, once(socket, 'close')])
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(received).toMatch(/\[\]$/)
})
