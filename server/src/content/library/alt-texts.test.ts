import {
  deleteLibraryItem,
  describeLibraryItem,
  describeManyLibraryItems,
  listLibrary,
  readLibraryItem,
  replaceLibraryFile,
  restoreLibraryFile,
  uploadToLibrary,
} from 'contract/content/library/calls'
import { documentHints } from 'contract/content/library/document-facts'
import { searchSite } from 'contract/search/search'
import { aPdf } from 'testing/a-pdf.ts'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { aPhotographer } from '../../../test/a-photographer.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { aFile, anImage } from '../../../test/sample-images.ts'

const kind = 'document'

test('a photo replaces a PDF and the PDF is restored, with one id and each with its own texts', async () => {
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
    /^This is a picture of text\. .*Enter the text under/,
  )
  expect(documentHints({ ...item, facts: item.facts ?? expect.fail() })).toEqual([])

  const { versions } = await call(readLibraryItem, { params })
  const earlier = { version: 3, file: versions.at(-1)?._id ?? '' }
  const { item: restored } = await call(restoreLibraryFile, { params, body: earlier })
  expect(restored).toMatchObject({ address: pdf.address, bytes: pdf.bytes, facts: pdf.facts })
  expect(restored.transcript).toBeUndefined()
})

test('a photo’s text and language are found by search and shown with it until someone removes them', async () => {
  const { add, app, call, visitor } = await aNoticeOffice()
  const photo = aFile(await anImage().jpeg().toBuffer(), 'IMG_2031.jpg')
  const { item } = await call(uploadToLibrary, { body: { file: photo, kind } })
  await add('Holiday', { documents: [{ _key: 'a', label: 'Read it', file: item._id }] })
  const params = { _id: item._id }
  const { name, focus } = item
  const words = { name, focus, isDecorative: false }
  const transcript = 'महाविद्यालय बृहस्पतिवार को बन्द रहेगा'

  const text = { ...words, language: 'mai' as const, transcript }
  await call(describeLibraryItem, { params, body: { ...text, version: 1 } })

  const find = async () => (await visitor(searchSite, { query: { q: 'बृहस्पतिवार' } })).groups
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

test('a language chosen by staff takes precedence over the detected one in every file of the document', async () => {
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
  expect(await rejectionOf(call(describeLibraryItem, { params, body: tongue }))).toMatchObject({
    status: 400,
    message: 'Choose a language from the list',
  })
  await call(deleteLibraryItem, { params, query: { version: '3' } })
})

test('lists say that a document has a text version, but don’t carry it', async () => {
  const { call, upload } = await aLibrary()
  const { _id, name, focus, isDecorative, version } = await upload(aPdf('Rules.pdf'))
  const params = { _id }
  const transcript = 'नियम '.repeat(3_000).trim()
  const body = { name, focus, isDecorative, transcript, version }
  await call(describeLibraryItem, { params, body })

  const { items } = await call(listLibrary)
  const moved = { entries: [{ _id, version: version + 1 }], collection: 'Rules' }
  const report = await call(describeManyLibraryItems, { body: moved })
  for (const [item] of [items, report.items]) {
    expect(item).toMatchObject({ _id, hasTranscript: true })
    expect(item).not.toHaveProperty('transcript')
  }
  const { item } = await call(readLibraryItem, { params })
  expect(item).toMatchObject({ transcript, collection: 'Rules' })
})
