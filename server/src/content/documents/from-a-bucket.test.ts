import { replaceLibraryFile, uploadToLibrary } from 'contract/content/library/calls'
import { aPdf, pdfOf } from 'testing/a-pdf.ts'
import { expect, test } from 'vitest'
import { s3Server } from '../../../test/s3-server.ts'
import { testApp } from '../../../test/test-app.ts'

test('a document in a bucket is served whole and in ranges, resumes after an interruption, and restarts if it was replaced', async () => {
  const { variables } = await s3Server()
  const { app, signIn } = await testApp({ variables })
  const call = await signIn()
  const { item } = await call(uploadToLibrary, { body: { file: aPdf() } })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const request = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + item.address, { headers })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const all = pdfOf('Prospectus')

  const { answer: full, bytes } = await request()
  expect([full.status, full.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
  expect(bytes).toEqual(all)
  const tag = full.headers.get('etag') ?? ''

  const first = await request({ range: 'bytes=0-99' })
  const rest = await request({ range: 'bytes=100-', 'if-range': tag })
  expect([first.answer.status, rest.answer.status]).toEqual([206, 206])
  expect(rest.answer.headers.get('content-range')).toBe(`bytes 100-${all.length - 1}/${all.length}`)
  expect(Buffer.concat([first.bytes, rest.bytes])).toEqual(all)
  expect((await request({ range: `bytes=${all.length}-` })).answer.status).toBe(416)
  expect((await request({ 'if-none-match': tag })).answer.status).toBe(304)

  const body = { version: '1', file: aPdf('another.pdf', 'New') }
  await call(replaceLibraryFile, { params: { _id: item._id }, body })

  const anew = await request({ range: 'bytes=100-', 'if-range': tag })
  expect([anew.answer.status, anew.bytes]).toEqual([200, pdfOf('New')])
})
