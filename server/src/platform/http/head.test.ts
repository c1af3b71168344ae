import { aPicture } from 'testing/a-picture.ts'
import { allEndpoints } from 'testing/all-endpoints.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const read = allEndpoints.filter(({ method, access }) => method === 'GET' && access === 'everyone')

const files = ['/uploads/:name', '/documents/:_id/:name']

test('public reads support HEAD, and calls that change something don’t', async () => {
  const { app } = await testApp()

  expect(read.length).toBeGreaterThan(40)
  for (const { url, writes = false } of read)
    expect([url, app.hasRoute({ method: 'HEAD', url })]).toEqual([url, !writes])
  for (const url of [...files, '/healthz', '/readyz', '/metrics', '/api/docs', '/api/docs/*'])
    expect([url, app.hasRoute({ method: 'HEAD', url })]).toEqual([url, true])
})

test('HEAD of a picture has the headers of GET, and no body', async () => {
  const { inject, deps } = await testApp()
  const url = await deps.pictures.save(await aPicture())

  const [got, head] = [await inject({ url }), await inject({ method: 'HEAD', url })]

  expect([got.statusCode, head.statusCode]).toEqual([200, 200])
  expect(head.body).toBe('')
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
    expect([name, head.headers[name]]).toEqual([name, got.headers[name]])
  const known = { 'if-none-match': String(got.headers.etag) }
  expect((await inject({ method: 'HEAD', url, headers: known })).statusCode).toBe(304)
  expect((await inject({ method: 'HEAD', url: '/uploads/none.webp' })).statusCode).toBe(404)
})
