import { visitorMark } from 'contract/platform/visitor-mark'
import { expect, test } from 'vitest'
import { aKeepingApp } from '../../../test/a-keeping-app.ts'
import { aWeb } from '../../../test/a-web.ts'

const cookie = `sid=${'x'.repeat(43)}`

async function aKeptPage() {
  const page = aWeb(async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }))
  const { app, deps } = await aKeepingApp(page)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const get = async (headers: Record<string, string>) => {
    const answer = await fetch(`${address}/about`, { headers })
    await answer.text()
    return {
      status: answer.status,
      tag: answer.headers.get('etag') ?? '',
      mark: answer.headers.get('server-timing'),
    }
  }
  return { get, hits: deps.kept.hits }
}

test.each([
  ['at the front door', {}],
  ['by Fastify', { origin: 'https://college.test' }],
])('after a login or logout the page is sent anew with what it says of a session, %s', async (_, way) => {
  const { get } = await aKeptPage()
  const asVisitor = await get(way)
  const asStudent = await get({ ...way, cookie })
  expect([asVisitor.mark, asStudent.mark]).toEqual([visitorMark, null])

  const ask = (known: string, more: Record<string, string> = {}) =>
    get({ ...way, ...more, 'if-none-match': known })
  expect(await ask(asVisitor.tag)).toMatchObject({ status: 304 })
  expect(await ask(asStudent.tag, { cookie })).toMatchObject({ status: 304 })
  expect(await ask(asVisitor.tag, { cookie })).toMatchObject({ status: 200, mark: null })
  expect(await ask(asStudent.tag)).toMatchObject({ status: 200, mark: visitorMark })
})
