import { randomUUID } from 'node:crypto'
import { publishContent } from 'contract/content/calls'
import { createContent } from 'contract/content/entry-calls'
import { deleteLibraryItem } from 'contract/content/library/calls'
import { getPage } from 'contract/content/page'
import { richTextWithReferences } from 'contract/content/rich-text/populate-rich-text-references'
import { changedText } from 'contract/content/rich-text/rich-text-changes'
import { aPdf } from 'testing/a-pdf.ts'
import { aPicture } from 'testing/a-picture.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'

test('a text shows the library items it names, omits deleted ones, and protects the rest from deletion', async () => {
  const { call, upload, visitor } = await aLibrary()
  const [picture, document] = [await upload(await aPicture()), await upload(aPdf('fees.pdf'))]
  const items = [
    { type: 'picture', attrs: { item: picture._id } },
    { type: 'download', attrs: { item: document._id } },
    { type: 'picture', attrs: { item: document._id } },
    { type: 'download', attrs: { item: randomUUID() } },
  ]
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Look at these.' }] }
  const page = { _id: randomUUID(), type: 'page', name: 'Hostel' } as const
  const { entry } = await call(createContent, { body: page })
  const { version, data } = entry
  const written = {
    ...data,
    summary: 'Where students from far away live.',
    body: { type: 'doc', content: [words, ...items] },
  }
  await call(publishContent, { params: entry, body: { version, data: written } })

  const { body } = await visitor(getPage, { params: { slug: 'hostel' } })
  expect(body.content).toMatchObject([
    words,
    { type: 'picture', attrs: { found: { address: picture.address } } },
    { type: 'download', attrs: { found: { address: document.address, name: 'fees.pdf' } } },
  ])
  for (const { _id, version: seen } of [picture, document])
    await expect(
      call(deleteLibraryItem, { params: { _id }, query: { version: String(seen) } }),
    ).rejects.toMatchObject({ status: 409 })
})

test('details stored in place of a reference are ignored', () => {
  const result = { address: 'https://elsewhere.example/x.pdf', name: 'Fees', type: '', bytes: 1 }
  const pieces = ['picture', 'download'].flatMap((type) => [
    { type, attrs: { found: result } },
    { type, attrs: { item: 'gone', found: result } },
  ])
  const nothing = () => undefined
  expect(
    richTextWithReferences(
      { type: 'doc', content: pieces },
      { addressOf: nothing, shownOf: nothing },
    ),
  ).toEqual({
    type: 'doc',
    content: [],
  })
})

test('the history says which picture was added', () => {
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Look.' }] }
  const picture = { type: 'picture', attrs: { item: 'gate' } }
  const doc = (...content: object[]) => ({ type: 'doc', content })
  expect(changedText(doc(words), doc(words, picture), ({ id }) => id)).toEqual({
    after: '[picture: gate]',
  })
})
