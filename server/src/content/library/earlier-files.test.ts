import {
  describeLibraryItem,
  libraryVersionNotFound,
  readLibraryItem,
  replaceLibraryFile,
} from 'contract/content/library/calls'
import { aPdf, pdfOf } from 'testing/a-pdf.ts'
import { jpegOf } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'

async function aReplaced() {
  const library = await aLibrary()
  const item = await library.upload(aPdf('fees.pdf', 'Of last year'))
  const params = { _id: item._id }
  const { call } = library
  const words = { name: 'Fees', isDecorative: false, focus: item.focus, language: 'hi' as const }
  await call(describeLibraryItem, { params, body: { ...words, version: 1 } })
  await call(replaceLibraryFile, { params, body: { version: '2', file: aPdf('b.pdf', 'New') } })
  return { ...library, params, ...(await call(readLibraryItem, { params })) }
}

test('each earlier file of a document is served to the panel, with its length', async () => {
  const { app, cookie, versions, item, upload } = await aReplaced()
  const [current, earlier] = versions
  expect(current?.address).toBe(item.address)
  expect(earlier).toMatchObject({ type: 'application/pdf', facts: { pages: 1 } })

  const url = earlier?.address ?? ''
  const answer = await app.inject({ url, headers: { cookie } })

  expect(answer.rawPayload).toEqual(pdfOf('Of last year'))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename="?Fees\.pdf/),
    'content-language': 'hi',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';/),
  })
  const { _id } = await upload(aPdf('other.pdf', 'Of another'))
  const ofOther = await app.inject({ url: url.replace(item._id, _id), headers: { cookie } })
  expect([ofOther.statusCode, ofOther.json()]).toEqual([404, { message: libraryVersionNotFound }])
})

test('accounts without access to the library get no earlier file', async () => {
  const { app, versions } = await aReplaced()

  const { statusCode, body } = await app.inject(versions[1]?.address ?? '')

  expect(statusCode).toBe(401)
  expect(body).not.toContain('%PDF')
})

test('an earlier file of a picture has its own address', async () => {
  const { call, upload } = await aLibrary()
  const { _id, address } = await upload(
    new File([new Uint8Array(await jpegOf('#204060', 90, 60))], 'a.jpg'),
  )

  const { versions } = await call(readLibraryItem, { params: { _id } })

  expect(versions).toMatchObject([{ address, isCurrent: true }])
})
