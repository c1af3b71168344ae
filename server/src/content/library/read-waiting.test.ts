import { listContent, publishContent, readContent } from 'contract/content/calls'
import { getCourse } from 'contract/content/courses'
import { readLibraryItem } from 'contract/content/library/calls'
import type { LibraryItem } from 'contract/content/library/items'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aLibrary } from '../../../test/a-library.ts'
import { hostilePdfs } from '../../../test/hostile-pdfs.ts'
import { readQueuedDocuments } from './read-waiting.ts'

const english =
  'The examination form of the first semester is to be filled in by all students of the college. '

/** A library whose documents haven't been read. */
async function anOldLibrary() {
  const site = await aLibrary()
  const add = (text: string) =>
    site.upload(new File([new Uint8Array(makePdf({ texts: [text, english] }))], 'syllabus.pdf'))
  const items = [await add(english), await add('The syllabus')]
  await site.db.deleteFrom('documents').execute()
  const { entries } = await site.call(listContent, { query: { type: 'course' } })
  const params = { _id: entries.find(({ title }) => title === 'B.C.A.')?._id ?? '' }
  const { version, basedOn = '', data } = await site.call(readContent, { params })
  const body = { version, basedOn, data: { ...data, syllabus: items[0]?._id ?? '' } }
  await site.call(publishContent, { params, body })
  return { ...site, items, shown: () => site.visitor(getCourse, { params: { slug: 'b.c.a.' } }) }
}

test('documents uploaded before there was a reader are read one by one, and pages then describe them', async () => {
  const { db, deps, versionOf, shown } = await anOldLibrary()
  expect((await shown()).syllabus).not.toHaveProperty('pages')
  const before = await versionOf('course')

  expect(await readQueuedDocuments(deps, { between: 0 })).toBe(2)

  expect((await shown()).syllabus).toMatchObject({ pages: 2, language: 'en' })
  expect(await versionOf('course')).toBe(before + 1)
  expect(await db.selectFrom('documents').select('text').execute()).toEqual(
    expect.arrayContaining([{ text: expect.stringMatching(/^The examination form/) }]),
  )
  expect(await readQueuedDocuments(deps, { between: 0 })).toBe(0)
})

type InPlace = Pick<Awaited<ReturnType<typeof anOldLibrary>>, 'db' | 'deps'> & {
  item: LibraryItem | undefined
  what: string
}

/** Replaces a document with a PDF that would be rejected. */
async function putInPlace({ db, deps: { documents }, item, what }: InPlace): Promise<void> {
  const { bytes } = hostilePdfs[what]?.() ?? expect.fail()
  const ofItem = item?._id ?? ''
  const { address } = await db
    .selectFrom('libraryVersions')
    .select('address')
    .where('itemId', '=', ofItem)
    .executeTakeFirstOrThrow()
  await documents.remove(address)
  await db
    .updateTable('libraryVersions')
    .set({ address: await documents.save(bytes, 'pdf'), bytes: bytes.length })
    .where('itemId', '=', ofItem)
    .execute()
}

test('a document that costs too much is read once more in a later round before that is recorded', async () => {
  const { call, db, deps, items } = await anOldLibrary()
  const [item] = items
  await putInPlace({ db, deps, item, what: 'compressed objects that inflate' })
  const rounds = { between: 0, costly: new Set<string>() }
  const facts = async () =>
    (await call(readLibraryItem, { params: { _id: item?._id ?? '' } })).item.facts

  expect(await readQueuedDocuments(deps, rounds)).toBe(1)
  expect(await facts()).toBeUndefined()

  expect(await readQueuedDocuments(deps, rounds)).toBe(1)
  expect(await facts()).toMatchObject({ fault: 'costly' })
  expect(await readQueuedDocuments(deps, rounds)).toBe(0)
})

test('a document that would be rejected today says so to its author, stays public, and isn’t read again', async () => {
  const { call, db, deps, items, app } = await anOldLibrary()
  const [first] = items
  await putInPlace({ db, deps, item: first, what: 'a script that runs when it is opened' })

  expect(await readQueuedDocuments(deps, { between: 0 })).toBe(2)

  const { item } = await call(readLibraryItem, { params: { _id: first?._id ?? '' } })
  expect(item.facts).toMatchObject({ fault: 'script' })
  expect((await app.inject(first?.address ?? '')).statusCode).toBe(200)
  expect(await readQueuedDocuments(deps, { between: 0 })).toBe(0)
})

test('a stop leaves the rest to the next start, and a missing file blocks nothing', async () => {
  const { db, deps, items } = await anOldLibrary()
  const { documents } = deps
  const stop = new AbortController()
  const stopping = {
    ...documents,
    read: async (place: string) => {
      stop.abort()
      return documents.read(place)
    },
  }

  expect(
    await readQueuedDocuments(
      { ...deps, documents: stopping },
      { between: 0, signal: stop.signal },
    ),
  ).toBe(1)
  const { address } = await db
    .selectFrom('libraryVersions')
    .select('address')
    .where('itemId', '=', items[1]?._id ?? '')
    .executeTakeFirstOrThrow()
  await documents.remove(address)

  expect(await readQueuedDocuments(deps, { between: 0 })).toBe(0)
  expect(await db.selectFrom('documents').select('pages').execute()).toEqual([{ pages: 2 }])
})
