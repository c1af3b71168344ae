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
  ['an empty Host', 'GET / HTTP/1.1\r\nHost: \r\n\r\n', invalid],
  ['an empty Host of HTTP/1.0', 'GET / HTTP/1.0\r\nHost:\r\n\r\n', invalid],
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

const hosts = {
  valid: [
    ...['college.test', 'COLLEGE.test', 'college.test.', 'college.test:443', 'college.test.:8080'],
    ...['localhost', 'localhost:3000', 'localhost:', 'college_web:3000', 'xn--11b5bs3a9aj6g'],
    ...['127.0.0.1', '127.0.0.1:3000', '[::1]', '[::1]:3000', '[2001:DB8::1]', '[::ffff:1.2.3.4]'],
    ...[`${'a'.repeat(63)}.test`, `${'a.'.repeat(126)}a`, `${'a.'.repeat(126)}a.:443`],
  ],
  invalid: [
    ...['a b', 'college.test/', 'college.test/evil', '/', 'a?b', 'a#b', 'user@college.test', '@'],
    ...['a,b', 'college.test, evil.example', 'a;b', '"a"', "a'b", '<b>', 'a\\b', '$(a)', 'a%00b'],
    ...['a..b', '.a', '.', '-a.test', 'a-.test', `${'a'.repeat(64)}.test`, `${'a.'.repeat(126)}aa`],
    ...[':443', 'a:b', 'a:80:80', 'a:-1', 'a:123456', '::1', '[::1', '[]', '[::g]', '[a.test]'],
    ...['[::1]a', '[::1]:x', '[fe80::1%25eth0]', 'http://college.test', 'caf\xe9.test'],
  ],
}

test('only a valid Host is answered (RFC 9112 §3.2)', async () => {
  const { send } = await aServer()
  const statuses = (names: string[]) =>
    Promise.all(
      names.map(async (name) => {
        const head = `Host: ${name}\r\nConnection: close\r\n\r\n`
        const [answer] = await send(`GET /api/events HTTP/1.1\r\n${head}`)
        return [name, answer?.status]
      }),
    )

  expect(await statuses(hosts.valid)).toEqual(hosts.valid.map((name) => [name, 200]))
  expect(await statuses(hosts.invalid)).toEqual(hosts.invalid.map((name) => [name, 400]))
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
