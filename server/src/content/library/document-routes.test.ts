import {
  deleteLibraryItem,
  describeLibraryItem,
  replaceLibraryFile,
} from 'contract/content/library/calls'
import { aPdf, pdfOf } from 'testing/a-pdf.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { sealedPdfs } from '../../../test/hostile-pdfs.ts'

test.each([
  'Prüfungsordnung für Übungen',
  'पुस्तकालय के नियम',
  'Fees “2026” 100%',
])('a document is served under the name %s, and runs nothing', async (name) => {
  const { app, upload } = await aLibrary()
  const { address } = await upload(aPdf(`${name}.pdf`))

  const answer = await app.inject(address)

  expect(decodeURIComponent(address)).toMatch(new RegExp(`/${name}\\.pdf$`))
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toEqual(pdfOf('Prospectus'))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src [^;]+; object/,
    ),
    'content-disposition': expect.stringMatching(/^inline; filename/),
  })
  expect(answer.headers['content-disposition']).toContain(
    `filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
  )
})

test.each([
  'has not been read',
  'has a script',
])('a document that %s is sandboxed', async (what) => {
  const { app, db, upload } = await aLibrary()
  const { address } = await upload(aPdf())
  const rows = db.updateTable('documents')
  await (what === 'has a script'
    ? rows.set({ fault: 'script' }).execute()
    : db.deleteFrom('documents').execute())

  const { headers } = await app.inject(address)

  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox;/)
})

test('a document that can’t be fully checked is accepted and sandboxed', async () => {
  const { app, upload } = await aLibrary()
  for (const bytes of Object.values(sealedPdfs)) {
    const { address } = await upload(new File([new Uint8Array(bytes)], 'x.pdf'))
    const { headers } = await app.inject(address)
    expect(headers['content-security-policy']).toMatch(/ sandbox;/)
  }
})

test('a document with the longest possible Hindi name is served under it', async () => {
  const { app, call, upload } = await aLibrary()
  const { _id, focus } = await upload(aPdf())
  const name = 'परीक्षाफलघोषणा'.repeat(9).slice(0, 120)
  const body = { version: 1, name, isDecorative: false, focus }

  const { item } = await call(describeLibraryItem, { params: { _id }, body })

  const { statusCode, headers } = await app.inject(item.address)
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toContain(encodeURIComponent(`${name}.pdf`))
})

test('a link to a document that was cut within a letter leads to it', async () => {
  const { app, upload } = await aLibrary()
  const { address } = await upload(aPdf('पुस्तकालय के नियम.pdf'))

  const answer = await app.inject(address.slice(0, address.lastIndexOf('%') + 2))

  expect(answer.statusCode).toBe(200)
})

test('a range of a document is served on request, and all of it if the range isn’t understood', async () => {
  const { app, upload } = await aLibrary()
  const { address: url, bytes } = await upload(aPdf())
  const all = pdfOf('Prospectus')
  const request = (range: string, more = {}) => app.inject({ url, headers: { range, ...more } })

  const first = await request('bytes=0-4')
  expect([first.statusCode, first.body]).toEqual([206, '%PDF-'])
  expect(first.headers['content-range']).toBe(`bytes 0-4/${bytes}`)
  expect((await request('bytes=-6')).body).toBe('%%EOF\n')
  const last = await request('bytes=-999999')
  expect([last.statusCode, last.rawPayload]).toEqual([206, all])
  expect((await request(`bytes=${bytes - 2}-`)).rawPayload).toEqual(all.subarray(-2))

  for (const range of [`bytes=${bytes}-`, 'bytes=-0', `bytes=${bytes}-,${bytes + 1}-`]) {
    const { statusCode, headers } = await request(range)
    expect([range, statusCode, headers['content-range']]).toEqual([range, 416, `bytes */${bytes}`])
  }
  const ignored = ['lines=1-2', 'bytes=x', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes=0-1,5-2']
  for (const range of ['bytes=0-1,4-5', ...ignored])
    expect([range, (await request(range)).statusCode]).toEqual([range, 200])
  // The version of the first part no longer exists.
  expect((await request('bytes=0-4', { 'if-range': '"other"' })).rawPayload).toEqual(all)
  const head = await app.inject({ url, method: 'HEAD', headers: { range: 'bytes=0-4' } })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    `${bytes}`,
    '',
  ])
})

test('a replaced document keeps its address, and browsers with the old one get the new one', async () => {
  const { app, call, upload } = await aLibrary()
  const item = await upload(aPdf())
  const url = item.address
  const tag = String((await app.inject(url)).headers.etag)
  const again = await app.inject({ url, headers: { 'if-none-match': tag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])

  const file = aPdf('another.pdf', 'New')
  const body = { version: `${item.version}`, file }
  await call(replaceLibraryFile, { params: { _id: item._id }, body })

  const replaced = await app.inject({ url, headers: { 'if-none-match': tag } })
  expect([replaced.statusCode, replaced.rawPayload]).toEqual([200, pdfOf('New')])
})

test('documents outside the library are not found', async () => {
  const { app, call, upload } = await aLibrary()
  const item = await upload(aPdf())
  const query = { version: `${item.version}` }
  await call(deleteLibraryItem, { params: { _id: item._id }, query })

  for (const url of [item.address, '/documents/x/y.pdf', '/documents/x', '/documents/'])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
})
