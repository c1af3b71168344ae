import {
  deleteLibraryItem,
  describeLibraryItem,
  libraryItemChangedMeanwhile,
  listLibrary,
  readLibraryItem,
  replaceLibraryFile,
  restoreLibraryFile,
} from 'contract/content/library/calls'
import { type LibraryItem, pictureNotAccepted } from 'contract/content/library/items'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { parseUploadedPicture } from 'contract/platform/pictures'
import { aPdf } from 'testing/a-pdf.ts'
import { aPicture, jpegOf } from 'testing/a-picture.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { uploadsInUse } from '../../platform/db/uploads-in-use.ts'
import { fileNamesOf } from '../../platform/storage/uploaded-files.ts'
import { cleanUpLibrary } from './clean-up-library.ts'

const photo = async (name: string, width = 900, height = 600) =>
  new File([new Uint8Array(await jpegOf('#204060', width, height))], name)
const of = ({ _id, version }: LibraryItem) => ({ params: { _id }, version })
const words = ({ name, isDecorative, focus }: LibraryItem) => ({ name, isDecorative, focus })

test('an uploaded file is in the library under its name, and found by its texts', async () => {
  const { call, upload } = await aLibrary()
  const library = await upload(await photo('C:\\photos\\पुस्तकालय.JPG'))
  const fees = await upload(aPdf('fees_100%.pdf'))
  await call(describeLibraryItem, {
    params: { _id: library._id },
    body: { ...words(library), version: 1, alt: 'The reading hall', credit: 'Asha Rao' },
  })

  expect(library).toMatchObject({ kind: 'picture', name: 'पुस्तकालय', version: 1 })
  const find = async (query: object) =>
    (await call(listLibrary, { query })).items.map(({ name }) => name)
  expect(await find({})).toEqual(['पुस्तकालय', 'fees_100%'])
  expect(await find({ kind: 'document' })).toEqual(['fees_100%'])
  expect(await find({ search: 'READING' })).toEqual(['पुस्तकालय'])
  expect(await find({ search: '100%' })).toEqual(['fees_100%'])
  expect(await find({ search: '1__%' })).toEqual([])
  expect(fees.bytes).toBe(aPdf().size)
})

test('whatever a file is called, the library gives it a name that the form accepts', async () => {
  const { call, upload } = await aLibrary()
  const files = {
    'fees\u2028list.pdf': 'feeslist',
    'fees\u2029.pdf': 'fees',
    '\u2800.pdf': 'Document',
    '\u200d\ufe0f.pdf': 'Document',
    'fees\u0085\0 .pdf': 'fees',
  }

  for (const [file, name] of Object.entries(files)) {
    const item = await upload(aPdf(file))
    expect(item.name).toBe(name)
    await call(describeLibraryItem, { ...of(item), body: { ...words(item), version: 1 } })
  }

  expect((await call(listLibrary)).items).toHaveLength(Object.keys(files).length)
})

test('a library with an unacceptable name from an earlier release is listed, and the file can be renamed', async () => {
  const { call, upload, db } = await aLibrary()
  const item = await upload(aPdf())
  await db.updateTable('libraryItems').set({ name: 'fees\u2028list' }).execute()

  expect((await call(listLibrary)).items).toMatchObject([{ name: 'fees\u2028list' }])
  const body = { ...words(item), name: 'Fees', version: 1 }
  const { item: renamed } = await call(describeLibraryItem, { ...of(item), body })
  expect(renamed.name).toBe('Fees')
})

test('a file that is neither a picture nor a PDF is rejected with a message and leaves nothing behind', async () => {
  const { upload, ...settings } = await aLibrary()
  const picture = await upload(await aPicture())
  const before = await stateOf(settings)
  const files = {
    html: '<!doctype html><script>alert(1)</script>',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'html before a PDF': '<script>alert(1)</script>%PDF-1.7',
    zip: 'PK\x03\x04\x14\0\0\0\b\0',
    'a JPEG of three bytes': '\xff\xd8\xff',
  }

  for (const [what, content] of Object.entries(files)) {
    const file = new File([new Uint8Array(Buffer.from(content, 'latin1'))], 'x.pdf')
    const { status, message } = await rejectionOf(upload(file))
    expect([what, status, message]).toEqual([
      what,
      415,
      expect.stringMatching(/^(?:Only|This file type isn’t supported)/),
    ])
  }
  const body = { version: '1', file: aPdf() }
  const asPdf = settings.call(replaceLibraryFile, { params: { _id: picture._id }, body })
  expect(await rejectionOf(asPdf)).toMatchObject({ status: 415, message: pictureNotAccepted })

  expect(await stateOf(settings)).toEqual(before)
})

test('an upright crop follows the focal point and replaces the previous crop', async () => {
  const { call, db, upload, uploads } = await aLibrary()
  const item = await upload(await photo('wide.jpg', 1600, 400))
  const cutOf = async () =>
    (await db.selectFrom('libraryVersions').select('cut').executeTakeFirst())?.cut ?? ''
  const first = await cutOf()
  expect(parseUploadedPicture(first)).toMatchObject({ width: 500, height: 400 })

  const body = { ...words(item), version: 1, focus: { x: 95, y: 10 } }
  const { item: moved } = await call(describeLibraryItem, { params: { _id: item._id }, body })

  expect(moved).toMatchObject({ focus: { x: 95, y: 10 }, version: 2, address: item.address })
  expect(await cutOf()).not.toBe(first)
  const named = [...(await uploadsInUse(db))].flatMap(fileNamesOf)
  expect((await filesBelow(uploads)).toSorted()).toEqual(named.toSorted())
  const outside = { ...body, version: 2, focus: { x: 101, y: 10 } }
  const rejected = call(describeLibraryItem, { params: { _id: item._id }, body: outside })
  expect(await rejectionOf(rejected)).toMatchObject({ status: 400 })
})

test('a replaced picture keeps its id, its texts and its old file, which can be restored', async () => {
  const { call, deps, upload, uploads } = await aLibrary()
  const item = await upload(await photo('old.jpg'))
  const { params } = of(item)
  const body = { version: '1', file: await photo('new.jpg', 640, 640) }
  const { item: replaced } = await call(replaceLibraryFile, { params, body })
  expect(replaced).toMatchObject({ _id: item._id, name: 'old', version: 2 })
  expect(replaced.address).not.toBe(item.address)

  const { versions } = await call(readLibraryItem, { params })
  const files = await filesBelow(uploads)
  await deps.pictures.cleanUp(() => uploadsInUse(deps.db), new Date(Date.now() + 40 * day))
  expect(await filesBelow(uploads)).toEqual(files)
  expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  const restore = { version: 2, file: versions[1]?._id ?? '' }
  const { item: restored } = await call(restoreLibraryFile, { params, body: restore })
  expect(restored).toMatchObject({ address: item.address, version: 3 })
})

test('nobody overwrites what someone has changed in the meantime', async () => {
  const { call, upload, ...settings } = await aLibrary()
  const item = await upload(await photo('one.jpg'))
  const { params } = of(item)
  const body = { ...words(item), version: 1, alt: 'First' }
  await call(describeLibraryItem, { params, body })
  const { versions } = await call(readLibraryItem, { params })
  const before = await stateOf(settings)

  for (const comeLate of [
    () => call(describeLibraryItem, { params, body: { ...body, focus: { x: 0, y: 0 } } }),
    () => call(replaceLibraryFile, { params, body: { version: '1', file: aPdf() } }),
    () => call(restoreLibraryFile, { params, body: { version: 1, file: versions[0]?._id ?? '' } }),
    () => call(deleteLibraryItem, { params, query: { version: '1' } }),
  ])
    expect(await rejectionOf(comeLate())).toMatchObject({
      status: 409,
      message: libraryItemChangedMeanwhile,
    })
  expect(await stateOf(settings)).toEqual(before)
})

test('a deleted item is removed permanently after a month', async () => {
  const { call, db, deps, upload, uploads, advance } = await aLibrary()
  const item = await upload(await photo('gone.jpg'))
  const { params } = of(item)
  await call(deleteLibraryItem, { params, query: { version: '1' } })
  expect((await call(listLibrary, {})).total).toBe(0)
  expect(await rejectionOf(call(readLibraryItem, { params }))).toMatchObject({ status: 404 })

  advance(29 * day)
  await cleanUpLibrary(deps)
  expect(await db.selectFrom('libraryItems').selectAll().execute()).toHaveLength(1)
  advance(2 * day)
  await cleanUpLibrary(deps)
  await deps.pictures.cleanUp(() => uploadsInUse(db), deps.now())

  expect(await db.selectFrom('libraryVersions').selectAll().execute()).toEqual([])
  expect(await filesBelow(uploads)).toEqual([])
})
