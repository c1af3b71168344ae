import {
  deleteLibraryItem,
  describeLibraryItem,
  readLibraryItem,
  replaceLibraryFile,
  restoreLibraryFile,
  uploadToLibrary,
} from 'contract/library/calls'
import { documentHints } from 'contract/library/document-facts'
import { documentNotAccepted, pictureNotAccepted } from 'contract/library/items'
import { imageNotAccepted, tooManyMegapixels } from 'contract/pictures'
import { searchSite } from 'contract/search'
import sharp from 'sharp'
import { aPdf } from 'testing/a-pdf.ts'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../test/a-library.ts'
import { aNoticeOffice } from '../../test/a-notice-office.ts'
import { refusalOf } from '../../test/refusal-of.ts'
import { aDecompressionBomb, aFile, anImage } from '../../test/sample-images.ts'
import { stateOf } from '../../test/state-of.ts'

const kind = 'document'

/** Somebody who photographs notices. */
async function aPhotographer() {
  const library = await aLibrary()
  const photograph = async (bytes: Uint8Array | string, name?: string) =>
    (await library.call(uploadToLibrary, { body: { file: aFile(bytes, name), kind } })).item
  return { ...library, photograph }
}

test.each([
  ['jpeg', 'jpg', 'image/jpeg'],
  ['png', 'png', 'image/png'],
  ['webp', 'webp', 'image/webp'],
] as const)('a photo of a text, a %s, is read and saved under its name, and can run nothing', async (format, ending, type) => {
  const { app, photograph } = await aPhotographer()

  const item = await photograph(
    await anImage(600, 800).toFormat(format).toBuffer(),
    'Holiday on Monday.JPEG',
  )

  expect(item).toMatchObject({
    kind,
    type,
    name: 'Holiday on Monday',
    facts: { textKind: 'picture' },
  })
  expect(item.address).toMatch(new RegExp(`/Holiday%20on%20Monday\\.${ending}$`))
  const { rawPayload, headers } = await app.inject(item.address)
  expect(rawPayload).toHaveLength(item.bytes)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 600, height: 800 })
  expect(headers).toMatchObject({
    'content-type': type,
    'content-length': `${item.bytes}`,
    'content-disposition': `inline; filename="Holiday on Monday.${ending}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox;/),
  })
})

test('of a photo its pixels are left, upright and as large as a sheet needs: neither where it was taken nor what lies behind it', async () => {
  const { app, db, photograph } = await aPhotographer()
  const exif = { IFD0: { Copyright: 'planted' }, IFD3: { GPSLatitude: '28/1 53/1 0/1' } }
  const photo = await anImage(3000, 2000)
    .withExif(exif)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const behind = Buffer.from(`<script>alert(1)</script>${makePdf().toString('latin1')}`, 'latin1')
  expect(photo.includes('planted')).toBe(true)

  const { address } = await photograph(Buffer.concat([photo, behind]))

  const { rawPayload } = await app.inject(address)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1559, height: 2339 })
  for (const planted of ['planted', 'Exif', '<script', '%PDF'])
    expect(rawPayload.includes(planted)).toBe(false)
  const stored = await db.selectFrom('libraryVersions').select('address').executeTakeFirstOrThrow()
  const asPicture = stored.address.replace('/documents/', '/uploads/')
  expect((await app.inject(asPicture)).statusCode).toBe(404)
})

test('what is no photo that is taken, costs too much, or is of the other kind is refused in a sentence and leaves nothing', async () => {
  const { call, photograph, ...settings } = await aPhotographer()
  const before = await stateOf(settings)
  const gif = await anImage().gif().toBuffer()
  const refusals: [() => Promise<unknown>, number, string][] = [
    [() => photograph(gif), 415, documentNotAccepted],
    [
      () => photograph('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.jpg'),
      415,
      documentNotAccepted,
    ],
    [() => photograph('\xff\xd8\xff\xe0 not really', 'a.jpg'), 415, documentNotAccepted],
    [() => photograph(Buffer.from('ffd8ffe000104a464946', 'hex')), 415, imageNotAccepted],
    [() => photograph(aDecompressionBomb()), 400, tooManyMegapixels('image/png')],
    [
      () => call(uploadToLibrary, { body: { file: aPdf(), kind: 'picture' } }),
      415,
      pictureNotAccepted,
    ],
  ]
  for (const [sent, status, message] of refusals)
    expect(await refusalOf(sent())).toMatchObject({ status, message })

  expect(await stateOf(settings)).toEqual(before)
})

test('a photo takes the place of a PDF, and the PDF comes back, under one id and with what is said of each', async () => {
  const { app, call, upload } = await aPhotographer()
  const pdf = await upload(aPdf('Rules.pdf'))
  const params = { _id: pdf._id }
  const file = aFile(await anImage().png().toBuffer())

  const { item: photo } = await call(replaceLibraryFile, { params, body: { version: '1', file } })

  expect(photo.address).toBe(pdf.address.replace(/pdf$/, 'png'))
  for (const address of [pdf.address, photo.address])
    expect((await app.inject(address)).headers['content-type']).toBe('image/png')
  const words = {
    name: 'Rules',
    isDecorative: false,
    focus: photo.focus,
    transcript: 'No ragging.',
  }
  const { item } = await call(describeLibraryItem, { params, body: { ...words, version: 2 } })
  expect(item.transcript).toBe('No ragging.')
  expect(documentHints({ ...photo, facts: photo.facts ?? expect.fail() }).join()).toMatch(
    /^This is a picture of a text: .*write what it says/,
  )
  expect(documentHints({ ...item, facts: item.facts ?? expect.fail() })).toEqual([])

  const { versions } = await call(readLibraryItem, { params })
  const earlier = { version: 3, file: versions.at(-1)?._id ?? '' }
  const { item: restored } = await call(restoreLibraryFile, { params, body: earlier })
  expect(restored).toMatchObject({ address: pdf.address, bytes: pdf.bytes, facts: pdf.facts })
  expect(restored.transcript).toBeUndefined()
})

test('what a photo says and its language are found, and told beside it and by the server, until somebody takes that back', async () => {
  const { add, app, call, visitor } = await aNoticeOffice()
  const photo = aFile(await anImage().jpeg().toBuffer(), 'IMG_2031.jpg')
  const { item } = await call(uploadToLibrary, { body: { file: photo, kind } })
  await add('Holiday', { documents: [{ _key: 'a', label: 'Read it', file: item._id }] })
  const params = { _id: item._id }
  const { name, focus } = item
  const words = { name, focus, isDecorative: false }
  const transcript = 'महाविद्यालय सोमवार को बन्द रहेगा'

  const said = { ...words, language: 'mai' as const, transcript }
  await call(describeLibraryItem, { params, body: { ...said, version: 1 } })

  const find = async () => (await visitor(searchSite, { query: { q: 'सोमवार' } })).groups
  expect((await find())[0]?.found[0]).toMatchObject({
    path: item.address,
    document: { type: 'image/jpeg', bytes: item.bytes, language: 'mai' },
  })
  const page = await app.inject('/api/content/notices/holiday')
  expect(page.json()).toMatchObject({
    documents: [{ file: { type: 'image/jpeg', language: 'mai', transcript } }],
  })
  expect((await app.inject(item.address)).headers['content-language']).toBe('mai')

  await call(describeLibraryItem, { params, body: { ...words, version: 2 } })

  expect(await find()).toEqual([])
  expect((await app.inject(item.address)).headers['content-language']).toBeUndefined()
})

test('a language that somebody says goes before what was read, in any file of the document', async () => {
  const { app, call, upload } = await aPhotographer()
  const english = 'The examination form of the first semester is to be filled in by all students. '
  const pdf = () => aFile(makePdf({ texts: [english.repeat(3)] }), 'Form.pdf', 'application/pdf')
  const item = await upload(pdf())
  expect(item.facts?.language).toBe('en')
  const params = { _id: item._id }
  const language = async () => (await app.inject(item.address)).headers['content-language']
  expect(await language()).toBe('en')
  const { name, focus } = item

  const body = { name, focus, isDecorative: false, language: 'bho' as const, version: 1 }
  await call(describeLibraryItem, { params, body })
  await call(replaceLibraryFile, { params, body: { version: '2', file: pdf() } })

  expect(await language()).toBe('bho')
  const tongue = { ...body, version: 3, language: 'xx' as 'en' }
  expect(await refusalOf(call(describeLibraryItem, { params, body: tongue }))).toMatchObject({
    status: 400,
    message: 'Choose a language of the list',
  })
  await call(deleteLibraryItem, { params, query: { version: '3' } })
})
