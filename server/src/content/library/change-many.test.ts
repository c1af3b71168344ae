import { startingContent } from 'college/starting-content'
import {
  alreadyDescribed,
  deleteManyLibraryItems,
  describeManyLibraryItems,
  libraryInUse,
  libraryItemChangedMeanwhile,
  libraryNotYours,
  listLibrary,
  maxCollections,
  nothingToDescribe,
  readLibraryItem,
  recoverLibraryItems,
  selectLibraryItems,
  uploadToLibrary,
} from 'contract/content/library/calls'
import { listDeletedItems } from 'contract/content/library/deleted-items'
import type { LibraryItem } from 'contract/content/library/items'
import { goneMeanwhile } from 'contract/platform/bulk'
import { aPdf } from 'testing/a-pdf.ts'
import { aPicture } from 'testing/a-picture.ts'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { aFile, anImage } from '../../../test/sample-images.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { inRowBatches } from '../../platform/db/row-batches.ts'

const [slide] = startingContent.eventSlides.slides

async function aLibraryInUse() {
  const library = await aLibrary()
  const used = await library.upload(await aPicture())
  const free = await library.upload(await aPicture())
  await library.save('eventSlides', { slides: [{ ...slide, _key: 'a', picture: used._id }] })
  const unused = (use: 'used' | 'unused') => library.call(selectLibraryItems, { query: { use } })
  return { ...library, used, free, unused }
}

test('unused files are found and deleted together, and one in use is named', async () => {
  const { call, free, unused, used } = await aLibraryInUse()
  expect(await unused('used')).toEqual({ found: 1, entries: [{ _id: used._id, version: 1 }] })
  expect(await unused('unused')).toEqual({ found: 1, entries: [{ _id: free._id, version: 1 }] })

  const entries = [used, free].map(({ _id, version }) => ({ _id, version }))
  const report = await call(deleteManyLibraryItems, { body: { entries } })

  expect(report).toMatchObject({
    message: '1 deleted, 1 couldn’t be deleted',
    rejected: [{ name: used.name, reason: libraryInUse }],
  })
  expect((await call(listLibrary)).items.map(({ _id }) => _id)).toEqual([used._id])
})

test('deleted files come back, if nothing has changed since, but not for an author of none of them', async () => {
  const { call, clientWith, db, free, used } = await aLibraryInUse()
  await call(deleteManyLibraryItems, { body: { entries: [{ _id: free._id, version: 1 }] } })
  const author = clientWith(await signInAs(db, { role: 'author' }))
  const of = (...versions: number[]) => ({
    body: {
      entries: [free, used].map(({ _id }, index) => ({ _id, version: versions[index] ?? 1 })),
    },
  })

  const { items: deleted } = await author(listDeletedItems)
  expect(deleted).toMatchObject([{ _id: free._id, name: free.name, version: 2 }])
  const others = await author(recoverLibraryItems, of(2))
  expect(others.rejected.map(({ reason }) => reason)).toContain(libraryNotYours)
  expect(await call(recoverLibraryItems, of(1))).toMatchObject({ done: 0 })
  const report = await call(recoverLibraryItems, of(2))

  expect(report).toMatchObject({ done: 1, rejected: [{ reason: libraryItemChangedMeanwhile }] })
  expect(await call(listDeletedItems)).toEqual({ items: [] })
  expect((await call(listLibrary)).items.map(({ _id }) => _id).toSorted()).toEqual(
    [free._id, used._id].toSorted(),
  )
})

test('an author deletes no file of others', async () => {
  const { clientWith, db, free } = await aLibraryInUse()
  const author = clientWith(await signInAs(db, { role: 'author' }))

  const entries = [{ _id: free._id, version: 1 }]
  const report = await author(deleteManyLibraryItems, { body: { entries } })

  expect(report.rejected).toEqual([{ _id: free._id, name: free.name, reason: libraryNotYours }])
})

async function filesOfAnEvent() {
  const library = await aLibrary()
  const { upload, call } = library
  const photos = [await upload(await aPicture()), await upload(await aPicture())] as const
  const seen = ({ _id, version }: { _id: string; version: number }) => ({ _id, version })
  return {
    ...library,
    photos,
    seen,
    altOf: async ({ _id }: { _id: string }) =>
      (await call(readLibraryItem, { params: { _id } })).item.alt,
  }
}

test('photos are described at once: the same words for all, and their own for some', async () => {
  const { call, upload, photos, seen, altOf } = await filesOfAnEvent()
  const [one, two] = photos
  const third = await upload(await aPicture())
  const pdf = await upload(aPdf('rules.pdf'))
  const entries = [seen(one), { ...seen(two), alt: 'The winners' }, { ...seen(third), version: 9 }]

  const gone = { _id: 'gone', version: 1 }

  const report = await call(describeManyLibraryItems, {
    body: { entries: [...entries, seen(pdf), gone], alt: 'Sports Day' },
  })

  expect(report).toMatchObject({
    message: '2 described, 3 couldn’t be described',
    rejected: [
      { reason: libraryItemChangedMeanwhile },
      { reason: nothingToDescribe },
      { reason: goneMeanwhile },
    ],
    items: [
      { _id: one._id, alt: 'Sports Day', version: 2 },
      { _id: two._id, alt: 'The winners', version: 2 },
      { _id: third._id, version: 1 },
      { _id: pdf._id },
    ],
  })
  const again = report.items.slice(0, 2).map(seen)
  const { rejected } = await call(describeManyLibraryItems, {
    body: { entries: again, alt: 'Something else' },
  })
  expect(rejected.map(({ reason }) => reason)).toEqual([alreadyDescribed, alreadyDescribed])
  expect([await altOf(one), await altOf(two)]).toEqual(['Sports Day', 'The winners'])
})

test('files are moved to a collection and out of it, and found by it', async () => {
  const { call, upload, photos, seen } = await filesOfAnEvent()
  const pdf = await upload(aPdf('rules.pdf'))
  const move = (items: readonly LibraryItem[], collection: string) =>
    call(describeManyLibraryItems, { body: { entries: items.map(seen), collection } })
  const { items, message } = await move([...photos, pdf], ' Sports  Day 2026\u200b')
  expect(message).toBe('3 moved')
  expect(items.map(({ name }) => name)).toEqual([...photos, pdf].map(({ name }) => name))
  const [first] = items
  await move(first ? [first] : [], '')

  const list = (query: object) => call(listLibrary, { query })
  const sports = await list({ collection: 'Sports Day 2026', sort: 'saved' })
  expect(sports.items.map(({ _id }) => _id).toSorted()).toEqual([photos[1]._id, pdf._id].toSorted())
  expect(sports.collections).toEqual(['Sports Day 2026'])
  expect((await list({ search: 'sports day' })).total).toBe(2)
})

test('of very many collections, the names of those used last are listed, in their order', async () => {
  const { call, db, upload } = await aLibrary()
  const { _id } = await upload(await aPicture())
  const row = await db
    .selectFrom('libraryItems')
    .selectAll()
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow()
  const count = maxCollections + 2
  const instant = (number: number) => new Date(Date.parse(row.savedAt) - number * 1_000)
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ ...row, _id: `file-${number}`, collection: `Day ${number + 1}` },
    savedAt: instant(number).toISOString(),
  }))
  await inRowBatches(rows, (batch) => db.insertInto('libraryItems').values(batch).execute())

  const { collections = [] } = await call(listLibrary)
  expect(collections).toHaveLength(maxCollections)
  expect([collections[0], collections.at(-1)]).toEqual(['Day 1', `Day ${maxCollections}`])
})

test('pictures without a description are listed, and documents whose text can’t be read', async () => {
  const { call, photos, seen, upload } = await filesOfAnEvent()
  const [one, two] = photos
  const scan = aFile(await anImage().jpeg().toBuffer(), 'order.jpg')
  const { item } = await call(uploadToLibrary, { body: { file: scan, kind: 'document' } })
  const texts = ['Every student must wear the college identity card. '.repeat(3)]
  await upload(aFile(makePdf({ texts }), 'rules.pdf', 'application/pdf'))
  await call(describeManyLibraryItems, { body: { entries: [seen(one)], alt: 'The hall' } })

  const query = { missing: 'description' } as const
  const { items } = await call(listLibrary, { query })
  expect(items.map(({ _id }) => _id).toSorted()).toEqual([two._id, item._id].toSorted())
  expect((await call(selectLibraryItems, { query })).found).toBe(2)

  const inNone = async () =>
    (await call(selectLibraryItems, { query: { missing: 'collection' } })).entries
  const [all, first] = [await inNone(), { _id: one._id, version: 2 }]
  await call(describeManyLibraryItems, { body: { entries: [first], collection: 'Sports Day' } })
  expect(all).toContainEqual(first)
  expect((await inNone()).length).toBe(all.length - 1)
})
