import { visitorFlag } from 'contract/platform/visitor-flag'
import { expect, test } from 'vitest'
import { aKeepingApp } from '../../../test/a-caching-app.ts'
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
  return { get, hits: deps.responseCache.hits }
}

test.each([
  ['by the cache middleware', {}],
  ['by Fastify', { origin: 'https://college.test' }],
])('after a login or logout the page is sent again with its session state, %s', async (_, way) => {
  const { get } = await aKeptPage()
  const asVisitor = await get(way)
  const asStudent = await get({ ...way, cookie })
  expect([asVisitor.mark, asStudent.mark]).toEqual([visitorFlag, null])

  const request = (known: string, more: Record<string, string> = {}) =>
    get({ ...way, ...more, 'if-none-match': known })
  expect(await request(asVisitor.tag)).toMatchObject({ status: 304 })
  expect(await request(asStudent.tag, { cookie })).toMatchObject({ status: 304 })
  expect(await request(asVisitor.tag, { cookie })).toMatchObject({ status: 200, mark: null })
  expect(await request(asStudent.tag)).toMatchObject({ status: 200, mark: visitorFlag })
})
