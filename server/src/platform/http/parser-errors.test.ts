import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { securityHeaders } from './security-headers.ts'

const host = 'Host: college.test\r\n'
const post = `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\n`
const invalid: [number, string] = [400, 'Invalid request']

function answersIn(bytes: string) {
  return bytes.split(/(?=HTTP\/1\.1 \d{3} )/).map((one) => {
    const [head = '', body = ''] = one.split('\r\n\r\n')
    const [status = '', ...lines] = head.split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.replace(/^[^:]*: /, '')]),
    )
    return { status: Number(status.split(' ')[1]), headers, body }
  })
}

async function aServer() {
  const logged: string[] = []
  const { app } = await testApp({ logTo: { write: (line) => void logged.push(line) } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const send = async (...pieces: string[]) => {
    const socket = connect(port, '127.0.0.1')
    for (const piece of pieces) socket.write(piece, 'latin1')
    return answersIn(await text(socket))
  }
  return { app, send, logged }
}

test.each<[string, string, [number, string]]>([
  ['no HTTP', 'GARBAGE\r\n\r\n', invalid],
  ['TLS', '\x16\x03\x01\x00\xa5\x01\x00', invalid],
  ['an invalid request line', `GET /a b HTTP/1.1\r\n${host}\r\n`, invalid],
  ['an unknown method', `STEAL / HTTP/1.1\r\n${host}\r\n`, invalid],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', invalid],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', invalid],
  ['a second Host', `GET / HTTP/1.1\r\n${host}hOST: evil.example\r\n\r\n`, invalid],
  ['an invalid header', `GET / HTTP/1.1\r\n${host}a b: c\r\n\r\n`, invalid],
  ['two content lengths', `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\n`, invalid],
  [
    'a length and chunks',
    `${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`,
    invalid,
  ],
  ['invalid chunks', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, invalid],
  ['a proxy request', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, invalid],
  [
    'an expectation',
    `GET / HTTP/1.1\r\n${host}Expect: a-pony\r\n\r\n`,
    [417, 'Expectation not supported'],
  ],
  [
    'large headers',
    `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(200_000)}\r\n\r\n`,
    [431, 'Request headers are too large'],
  ],
  [
    'large chunk extensions',
    `${post}Transfer-Encoding: chunked\r\n\r\n2;a=${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    [413, 'Request is too large'],
  ],
])('%s gets a normal response, and the connection closes', async (_, bytes, expected) => {
  const { send, logged } = await aServer()

  const [answer, ...more] = await send(bytes)

  expect([answer?.status, JSON.parse(answer?.body ?? '').message]).toEqual(expected)
  expect(answer?.headers).toMatchObject({
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(answer?.body.length),
    connection: 'close',
    date: expect.stringContaining('GMT'),
  })
  expect(more).toEqual([])
  expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})

test('a client that doesn’t finish its headers in time gets an error', async () => {
  const { app, send } = await aServer()
  app.server.headersTimeout = 1
  app.server.requestTimeout = 1

  const [answer] = await send('GET / HTTP/1.1\r\n')

  expect([answer?.status, answer?.body]).toEqual([408, '{"message":"Request timed out"}'])
})

test('requests sent before a malformed one are answered first', async () => {
  const { send } = await aServer()

  const answers = await send(`GET /api/events HTTP/1.1\r\n${host}\r\n`, 'GARBAGE\r\n\r\n')

  expect(answers.map(({ status }) => status)).toEqual([200, 400])
  expect(answers[0]?.body).toBe('[]')
})
