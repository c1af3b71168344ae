import { randomUUID } from 'node:crypto'
import { listContent } from 'contract/content/calls'
import { createContent } from 'contract/content/entry-calls'
import {
  describeLibraryItem,
  libraryRequested,
  replaceLibraryFile,
  restoreLibraryFile,
  uploadToLibrary,
} from 'contract/content/library/calls'
import {
  approveRequest,
  cancelRequest,
  createPublicationRequest,
} from 'contract/content/request-calls'
import { aPdf } from 'testing/a-pdf.ts'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { aCollege, entryOf, written } from '../../../test/a-college-of-departments.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

/** An author whose course with a picture is waiting for review. */
async function aRequestedPicture() {
  const { owner, other: author, db } = await aCollege({ role: 'author', departments: ['bca'] })
  const { _id } = await entryOf(owner, 'B.C.A.')
  const { item } = await author(uploadToLibrary, { body: { file: await aPicture() } })
  const params = { _id: item._id }
  const words = { name: 'Hall', alt: 'The hall', isDecorative: false, focus: { x: 50, y: 50 } }
  await author(describeLibraryItem, { params, body: { ...words, version: 1 } })
  const { entry } = await author(
    createPublicationRequest,
    await written(author, _id, { picture: item._id }),
  )
  const revision = entry.request?.revision ?? ''
  const current = async () => {
    const rows = db.selectFrom('libraryItems').where('_id', '=', item._id)
    return rows.select(['version', 'versionId', 'alt']).executeTakeFirstOrThrow()
  }
  const change = async (call: typeof author) => {
    const { version, versionId } = await current()
    const form = { version: String(version), file: await aPicture('another.jpg') }
    return [
      await rejectionOf(call(replaceLibraryFile, { params, body: form })),
      await rejectionOf(
        call(describeLibraryItem, { params, body: { ...words, alt: 'Pay here', version } }),
      ),
      await rejectionOf(call(restoreLibraryFile, { params, body: { version, file: versionId } })),
    ]
  }
  return { owner, author, change, current, request: { params: { _id }, body: { revision } } }
}

test('a picture waiting for approval can’t be changed by its author, neither file nor texts', async () => {
  const { owner, author, change, current, request } = await aRequestedPicture()
  const before = await current()

  const rejected = { status: 409, message: libraryRequested }
  expect(await change(author)).toMatchObject([rejected, rejected, rejected])
  expect(await current()).toEqual(before)

  await owner(approveRequest, request)
  expect(await current()).toEqual(before)
})

test('a picture of a withdrawn request can be changed again', async () => {
  const { author, change, request, current } = await aRequestedPicture()
  const before = await current()
  await author(cancelRequest, request)

  await change(author).catch(() => undefined)
  expect((await current()).versionId).not.toBe(before.versionId)
})

test('a document that a text links to can’t be replaced while the text waits for approval', async () => {
  const { owner, other: author } = await aCollege({ role: 'author', departments: ['bca'] })
  const { item } = await author(uploadToLibrary, { body: { file: aPdf() } })
  const { entries } = await owner(listContent, { query: { type: 'noticeCategory' } })
  const body = { _id: randomUUID(), type: 'notice', name: 'Circular' } as const
  const { entry } = await author(createContent, { body })
  const marks = [{ type: 'link', attrs: { href: item.address } }]
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'The circular', marks }] }]
  const words = { department: 'bca', category: entries[0]?._id, body: { type: 'doc', content } }
  await author(createPublicationRequest, await written(author, entry._id, words))

  const form = { version: '1', file: aPdf('circular.pdf', 'Pay into another account') }
  const replacing = author(replaceLibraryFile, { params: { _id: item._id }, body: form })

  expect(await rejectionOf(replacing)).toMatchObject({ status: 409, message: libraryRequested })
})
