import { replaceLibraryFile } from 'contract/content/library/calls'
import { documentRejections } from 'contract/content/library/document-facts'
import { aPdf } from 'testing/a-pdf.ts'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { hostilePdfs } from '../../../test/hostile-pdfs.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

const file = (bytes: Buffer, name = 'x.pdf') => new File([new Uint8Array(bytes)], name)

test('a malicious document is rejected with a message, as a new one or a replacement, and leaves nothing behind', async () => {
  const { upload, call, ...settings } = await aLibrary()
  const item = await upload(aPdf())
  const before = await stateOf(settings)
  const body = { version: '1' }
  const params = { _id: item._id }

  for (const what of [
    'a script that runs when it is opened',
    'a stream that inflates',
    'a password',
  ]) {
    const { bytes, fault } = hostilePdfs[what]?.() ?? expect.fail()
    const rejected = { status: 400, message: documentRejections[fault] }
    expect(await rejectionOf(upload(file(bytes)))).toMatchObject(rejected)
    const replaced = call(replaceLibraryFile, { params, body: { ...body, file: file(bytes) } })
    expect(await rejectionOf(replaced)).toMatchObject(rejected)
  }

  expect(await stateOf(settings)).toEqual(before)
})

test('a page hidden in a document is served as a document, which runs nothing', async () => {
  const { app, upload } = await aLibrary()
  const html = '\n<html><script>alert(document.cookie)</script></html>\n'
  const bytes = Buffer.from(makePdf().toString('latin1').replace('\n', html), 'latin1')
  const { address } = await upload(file(bytes, 'x.html'))

  const { headers } = await app.inject({ url: address, headers: { accept: 'text/html' } })

  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';/),
  })
})

test.each([
  'efbbbf',
  '0d0a20',
])('a PDF with the bytes %s before its header is accepted', async (before) => {
  const { app, upload } = await aLibrary()
  const bytes = Buffer.concat([Buffer.from(before, 'hex'), makePdf()])

  const { address } = await upload(file(bytes))

  const { headers } = await app.inject(address)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-security-policy']).not.toContain('sandbox')
})
