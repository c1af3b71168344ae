import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aWeb } from '../../test/a-web.ts'
import { testApp } from '../../test/test-app.ts'
import { serveFiles } from './load-web.ts'

async function aSite() {
  const folder = await mkdtemp(join(tmpdir(), 'web-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'emblem.svg'), '<svg/>')
  const pages = aWeb(async () => new Response(''))
  const { app } = await testApp({ web: { ...pages, register: (app) => serveFiles(app, folder) } })
  return (headers: Record<string, string>) => app.inject({ url: '/emblem.svg', headers })
}

test('a part of a file is given, and one beyond its end is refused as such', async () => {
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
  expect((await get({ range: 'pages=1-3' })).statusCode).toBe(200)
})

test('a file that must not have changed and has is refused as such', async () => {
  const get = await aSite()

  const answer = await get({ 'if-match': '"other"' })

  expect([answer.statusCode, answer.json()]).toEqual([412, { message: 'Precondition failed' }])
})
