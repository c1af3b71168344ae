import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const long = JSON.stringify({ words: 'All that is said of it. '.repeat(100) })
const type = 'application/json; charset=utf-8'

async function aServer() {
  const settings = await testApp()
  const { app } = settings
  app.get('/long', (_, reply) => reply.type(type).header('content-length', long.length).send(long))
  app.get('/short', (_, reply) => reply.type(type).send('{"words":"few"}'))
  app.get('/stream', (_, reply) =>
    reply.type('text/csv').send(Readable.from([long, long], { objectMode: false })),
  )
  app.get('/picture', (_, reply) => reply.type('image/png').send(Buffer.alloc(5_000)))
  app.get('/varied', (_, reply) => reply.type(type).header('vary', 'Origin').send(long))
  return settings
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a personal response is compressed with %s, complete and as a stream', async (coding, open) => {
  const { app } = await aServer()
  const headers = { 'accept-encoding': coding }

  for (const [url, text] of [
    ['/long', long],
    ['/stream', long + long],
  ] as const) {
    const answer = await app.inject({ url, headers })
    expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' })
    expect(open(answer.rawPayload).toString()).toBe(text)
    expect(answer.rawPayload.length).toBeLessThan(text.length / 4)
    const length = answer.headers['content-length']
    if (length) expect(Number(length)).toBe(answer.rawPayload.length)
  }
  expect((await app.inject({ url: '/varied', headers })).headers.vary).toBe(
    'Origin, Accept-Encoding',
  )
})

test('a short, already compressed or unrequested response is sent as it is', async () => {
  const { app } = await aServer()
  for (const [url, coding] of [
    ['/short', 'br'],
    ['/picture', 'br'],
    ['/long', 'identity'],
    ['/long', 'br;q=0'],
  ] as const) {
    const answer = await app.inject({ url, headers: { 'accept-encoding': coding } })
    expect([url, answer.headers['content-encoding']]).toEqual([url, undefined])
  }
  expect((await app.inject('/long')).headers.vary).toBe('Accept-Encoding')
})

test.each([
  ['cross-site', 'sid=x', undefined],
  ['same-site', 'aid=x', undefined],
  ['cross-site', undefined, 'br'],
  ['same-origin', 'aid=x', 'br'],
  ['none', 'sid=x', 'br'],
  [undefined, 'aid=x', 'br'],
])('a response to a request from %s with the cookie %s is encoded as %s: its length reveals nothing to other sites', async (site, cookie, coding) => {
  const { app } = await aServer()
  const answer = await app.inject({
    url: '/long',
    headers: {
      'accept-encoding': 'br',
      ...(site && { 'sec-fetch-site': site }),
      ...(cookie && { cookie }),
    },
  })
  expect(answer.headers['content-encoding']).toBe(coding)
})
