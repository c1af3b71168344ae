import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { testApp } from '../../../test/test-app.ts'
import { serveFiles } from './serve-files.ts'

async function aSite(files: Record<string, string | Buffer> = { 'emblem.svg': '<svg/>' }) {
  const folder = await mkdtemp(join(tmpdir(), 'web-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const pages = aWeb(async () => new Response(''))
  const { app, deps } = await testApp({
    web: { ...pages, register: (app, deps) => serveFiles(app, deps, folder) },
  })
  const get = (
    headers: Record<string, string>,
    url = '/emblem.svg',
    method: 'GET' | 'HEAD' = 'GET',
  ) => app.inject({ method, url, headers })
  return Object.assign(get, { app, bytesKept: deps.responseCache.bytes })
}

test('a range of a file is served, and one beyond its end is rejected', async () => {
  const get = await aSite()

  const part = await get({ range: 'bytes=1-3' })
  expect([part.statusCode, part.body]).toEqual([206, 'svg'])
  const beyond = await get({ range: 'bytes=100-' })
  expect([beyond.statusCode, beyond.json()]).toEqual([416, { message: 'Range not satisfiable' }])
  expect(beyond.headers).toMatchObject({
    'content-range': 'bytes */6',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test.each([
  ...[
    'pages=1-3',
    'items=0-5',
    'bytes=5-2',
    'bytes=-',
    'bytes=a-b',
    'bytes=1-3,5-2',
    'bytes=',
    'bytes=1',
  ].map((range) => [range, 200, '<svg/>'] as const),
  ['bytes=0-1,4-5', 200, '<svg/>'],
  ['bytes=-3', 206, 'g/>'],
  ['bytes=-100', 200, '<svg/>'],
  ['bytes=4-100', 206, '/>'],
  ['bytes=-0', 416, undefined],
  ['bytes=6-', 416, undefined],
  ['bytes=7-9,10-', 416, undefined],
] as const)('for a file, %s gets %i', async (range, status, body) => {
  const get = await aSite()
  const answer = await get({ range })
  expect(answer.statusCode).toBe(status)
  if (body) expect(answer.body).toBe(body)
  else expect(answer.headers['content-range']).toBe('bytes */6')
})

test('a file is sent as compressed by the build, and a picture unchanged', async () => {
  const compressed = brotliCompressSync('<svg/>')
  const picture = Buffer.from('a picture')
  const get = await aSite({
    'emblem.svg': '<svg/>',
    'emblem.svg.br': compressed,
    'hall.webp': picture,
  })

  for (const _ of ['made', 'kept']) {
    const text = await get({ 'accept-encoding': 'gzip, br' })
    expect(text.rawPayload).toEqual(compressed)
    expect(text.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
    })
    const hall = await get({ 'accept-encoding': 'gzip, br' }, '/hall.webp')
    expect(hall.rawPayload).toEqual(picture)
    expect(hall.headers).not.toHaveProperty('content-encoding')
    const etag = String(hall.headers.etag)
    expect((await get({ 'if-none-match': etag }, '/hall.webp')).statusCode).toBe(304)
  }
  expect((await get({})).body).toBe('<svg/>')
  expect((await get({ range: 'bytes=1-3' })).body).toBe('svg')
})

test('a file under another address than its own isn’t cached', async () => {
  const get = await aSite()
  for (const query of ['?a', '?b', '?c']) {
    expect((await get({}, `/emblem.svg${query}`)).body).toBe('<svg/>')
  }
  expect(get.bytesKept()).toBe(0)
  await get({})
  expect(get.bytesKept()).toBeGreaterThan(0)
})

test('a precondition on a changed file fails', async () => {
  const get = await aSite()

  const answer = await get({ 'if-match': '"other"' })

  expect([answer.statusCode, answer.json()]).toEqual([412, { message: 'Precondition failed' }])
})

test('a file has one type, whole or in part, for GET and HEAD', async () => {
  const script = 'export default 1'
  const get = await aSite({ 'app.js': script, 'app.js.br': brotliCompressSync(script) })
  const accept = { 'accept-encoding': 'br' }
  const seen = ({ headers }: Awaited<ReturnType<typeof get>>) => [
    headers['content-type'],
    headers['content-length'],
    headers.etag,
  ]

  const first = await get(accept, '/app.js', 'HEAD')
  const full = await get(accept, '/app.js')
  const part = await get({ ...accept, range: 'bytes=0-3' }, '/app.js')
  const plainPart = await get({ range: 'bytes=0-3' }, '/app.js')

  expect(full.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(first.rawPayload).toHaveLength(0)
  expect(seen(first)).toEqual(seen(full))
  expect([part.statusCode, plainPart.statusCode, plainPart.body]).toEqual([206, 206, 'expo'])
  for (const { headers } of [part, plainPart])
    expect(headers['content-type']).toBe(full.headers['content-type'])
})

test('cached responses are not used for ranges or preconditions', async () => {
  const get = await aSite()
  const address = await get.app.listen({ port: 0, host: '127.0.0.1' })
  const request = async (headers: Record<string, string>) => {
    const answer = await fetch(`${address}/emblem.svg`, { headers })
    return { status: answer.status, text: await answer.text() }
  }
  expect(await request({})).toEqual({ status: 200, text: '<svg/>' })
  expect(get.bytesKept()).toBeGreaterThan(0)

  expect(await request({ range: 'bytes=1-3' })).toEqual({ status: 206, text: 'svg' })
  expect((await request({ 'if-match': '"other"' })).status).toBe(412)
  expect((await request({ 'if-unmodified-since': new Date(0).toUTCString() })).status).toBe(412)
})
