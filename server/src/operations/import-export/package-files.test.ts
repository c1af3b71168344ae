import { listContent, readContent, saveContent } from 'contract/content/calls'
import { deleteLibraryItem, readLibraryItem, uploadToLibrary } from 'contract/content/library/calls'
import { dayMilliseconds } from 'contract/platform/durations'
import sharp from 'sharp'
import { aPdf, pdfOf } from 'testing/a-pdf.ts'
import { aPicture } from 'testing/a-picture.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { openSite, sqlitePlace } from '../../../test/a-backup.ts'
import { anArchive, aPackedFile, type Part, wordsPart } from '../../../test/a-package.ts'
import { aPackageOffice } from '../../../test/a-package-office.ts'
import { somePages } from '../../../test/some-pages.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { createDocuments } from '../../content/documents/documents.ts'
import { commandLine } from '../../platform/activity-log/record-activity.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { uploadsInUse } from '../../platform/db/uploads-in-use.ts'
import { createPictures } from '../../platform/images/pictures.ts'
import { fileNamesOf } from '../../platform/storage/uploaded-files.ts'
import { checkPackageFile, importPackageFile, packageFileOf } from './import-package.ts'
import { readFiles, readPacked } from './packed-files.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const request = { confirm: async () => commandLine }

const piece = (type: string, item: string) => ({ type, attrs: { item } })

async function anOfficeWithFiles() {
  const office = await aPackageOffice()
  const { call, db } = office
  // Otherwise each would be re-encoded, which takes a while.
  await db.deleteFrom('libraryItems').execute()
  const [_id = ''] = await somePages(call, ['Hostel'])
  const upload = async (file: File) => (await call(uploadToLibrary, { body: { file } })).item._id
  const picture = await upload(await aPicture())
  const document = await upload(aPdf())
  const params = { _id }
  const { version, data } = await call(readContent, { params })
  const body = { type: 'doc', content: [piece('picture', picture), piece('download', document)] }
  await call(saveContent, { params, body: { version, data: { ...data, body } } })
  return { ...office, page: _id, picture, document }
}

async function anEmptySite(into: typeof testDatabase) {
  const { db, changes, engine, store } = await openSite(await into())
  await migrate(db, engine)
  const stores = { pictures: createPictures(store), documents: createDocuments(store) }
  return { db, changes, now: () => new Date(), ...stores }
}

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

test.each(
  isPostgres
    ? [
        ['from PostgreSQL into PostgreSQL', testDatabase],
        ['from PostgreSQL into SQLite', sqlitePlace],
      ]
    : [['from SQLite into SQLite', sqlitePlace]],
)('files exported %s are exported unchanged, byte by byte', async (_, into) => {
  const { facts, params, call, takeOut, check } = await anOfficeWithFiles()
  const { version, basedOn = '', data } = await facts()
  const change = { officeHours: 'Nine – five “sharp”  \u2028 🎓', fax: { old: [1, null, 'x'] } }
  await call(saveContent, { params, body: { version, basedOn, data: { ...data, ...change } } })
  const { bytes, headers } = await takeOut()
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  expect((await takeOut()).bytes.equals(bytes)).toBe(true)
  expect(new Set((await check(bytes)).rows.map(({ outcome }) => outcome))).toEqual(
    new Set(['unchanged']),
  )
  const site = await anEmptySite(into)

  const { report } = await importPackageFile(site, blobOf(bytes), request)

  expect(new Set(report.rows.map(({ outcome }) => outcome))).toEqual(new Set(['new']))
  const again = await packageFileOf(site, undefined, request)
  expect(Buffer.concat(await again.toArray()).equals(bytes)).toBe(true)
  const { rows } = await checkPackageFile(site, blobOf(bytes))
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
})

test('imported files are rendered again for visitors, and one that exists under another name is reused', async () => {
  const { call, importRows, app, document } = await anOfficeWithFiles()
  const [page = ''] = await somePages(call, ['Library'])
  const { data } = await call(readContent, { params: { _id: page } })
  const webp = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#369' } })
    .webp()
    .toBuffer()
  const gate = aPackedFile('picture', webp, { alt: 'A gate', focus: { x: 25, y: 75 } })
  const fees = aPackedFile('document', pdfOf('Prospectus'), { _id: 'elsewhere' })
  const content = [piece('picture', gate.said._id), piece('download', 'elsewhere')]
  const words = wordsPart({
    // A slug may equal the word that is a file's id.
    entries: [
      {
        type: 'page',
        _id: page,
        data: { ...data, slug: 'elsewhere', body: { type: 'doc', content } },
      },
    ],
    files: [gate.said, fees.said],
  })

  const { rows } = await importRows(anArchive(gate.part, fees.part, words))

  expect(rows.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Library', 'changed'],
    ['The gate', 'new'],
    ['Fees', 'unchanged'],
  ])
  const { item } = await call(readLibraryItem, { params: { _id: gate.said._id } })
  expect(item).toMatchObject({ name: 'The gate', alt: 'A gate', focus: { x: 25, y: 75 } })
  const served = await app.inject(item.address)
  expect([served.statusCode, served.rawPayload.equals(webp)]).toEqual([200, false])
  const brought = await call(readContent, { params: { _id: page } })
  expect(brought.data.slug).toBe('elsewhere')
  expect(brought.data.body).toEqual({
    type: 'doc',
    content: [piece('picture', gate.said._id), piece('download', document)],
  })
})

test('a photo of a text is imported as a document with its texts, and the same bytes once', async () => {
  const { importRows, call, app, db, deps } = await aPackageOffice()
  const photo = await sharp({ create: { width: 64, height: 90, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const words = { language: 'hi', transcript: 'सोमवार को बन्द', ending: 'jpg' }
  const { said, part } = aPackedFile('document', photo, words)
  const jpg = { ...part, path: part.path.replace('.pdf', '.jpg') }
  const content = anArchive(jpg, wordsPart({ files: [said] }))

  const statuses = []
  for (let round = 0; round < 2; round++)
    statuses.push((await importRows(content)).rows.map(({ outcome }) => outcome))

  expect(statuses).toEqual([['new'], ['unchanged']])
  const { item } = await call(readLibraryItem, { params: { _id: said._id } })
  expect(item).toMatchObject({ type: 'image/jpeg', language: 'hi', transcript: words.transcript })
  const { rawPayload, headers } = await app.inject(item.address)
  expect([rawPayload.equals(photo), headers['content-language']]).toEqual([false, 'hi'])
  const notified: unknown[] = []
  const rows = await readPacked(db, new Set([said._id]))
  for await (const { name, bytes } of readFiles(deps, rows, (file) => notified.push(file)))
    expect([name, Buffer.from(bytes).equals(photo)]).toEqual([jpg.path, true])
  expect(notified).toMatchObject([{ ...words, sha256: said.sha256 }])
})

test('a file that was deleted from the library is in no package', async () => {
  const { call, db } = await aPackageOffice()
  const { item } = await call(uploadToLibrary, { body: { file: aPdf() } })
  const packed = async () => (await readPacked(db, new Set([item._id]))).length
  expect(await packed()).toBe(1)

  await call(deleteLibraryItem, { params: item, query: { version: '1' } })

  expect(await packed()).toBe(0)
})

const html = Buffer.from('<script>alert(1)</script>')
const pdf = aPackedFile('document', pdfOf('Fees'))
const hostile: [string, () => Part[], string][] = [
  [
    'another file than its name says',
    () => [{ ...pdf.part, bytes: pdfOf('Other') }],
    'has changed',
  ],
  ['no file', () => [], 'not in the package'],
]
test.each(hostile)('%s is rejected in its row, and nothing is imported', async (_, parts, text) => {
  const { check, importRows, uploads, db } = await aPackageOffice()
  const content = anArchive(...parts(), wordsPart({ files: [pdf.said] }))
  for (const send of [check, importRows]) {
    const { rows } = await send(content)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused'])
    expect(rows[0]?.problems.join()).toContain(text)
  }
  expect(await filesBelow(uploads)).toEqual([])
  expect(
    await db.selectFrom('libraryItems').select('_id').where('_id', '=', pdf.said._id).execute(),
  ).toEqual([])
})

test.each([
  ['a page for a document', aPackedFile('document', html), 'not a document'],
  ['a document for a picture', aPackedFile('picture', pdfOf('x')), 'not a picture'],
  ['a path in a name', aPackedFile('document', pdfOf('x'), { name: '../x' }), 'slashes'],
  ['a path in an id', aPackedFile('document', pdfOf('x'), { _id: '../../x' }), 'no id'],
  [
    'a focal point outside',
    aPackedFile('document', pdfOf('x'), { focus: { x: 500, y: 0 } }),
    'inside',
  ],
  ['an unknown kind', aPackedFile('document', pdfOf('x'), { kind: 'film' }), 'neither'],
  [
    'a path as a hash',
    aPackedFile('document', pdfOf('x'), { sha256: '../x' }),
    'doesn’t name a file',
  ],
])('%s is rejected', async (_, { said, part }, problem) => {
  const { check } = await aPackageOffice()
  const { rows } = await check(anArchive(part, wordsPart({ files: [said] })))
  expect(rows.map(({ outcome }) => outcome)).toEqual(['refused'])
  expect(rows[0]?.problems.join()).toContain(problem)
})

test('an unreadable picture undoes the import of the other files', async () => {
  const { importRows, check, uploads, db, call } = await aPackageOffice()
  const broken = aPackedFile('picture', Buffer.from('RIFF\x10\0\0\0WEBPVP8 broken', 'latin1'))
  const valid = aPackedFile('document', pdfOf('Good'), { _id: 'good' })
  const before = await db.selectFrom('libraryItems').select('_id').execute()
  const words = wordsPart({
    entries: [{ type: 'page', _id: '0192f000-0000-7000-8000-0000000000aa', data: { title: 'A' } }],
    files: [valid.said, broken.said],
  })

  const dry = await check(anArchive(valid.part, broken.part, words))
  const { status, rows } = await importRows(anArchive(valid.part, broken.part, words))

  expect(rows).toEqual(dry.rows)
  expect([status, rows.map(({ outcome }) => outcome)]).toEqual([400, ['new', 'new', 'refused']])
  expect(await filesBelow(uploads)).toEqual([])
  expect(await db.selectFrom('libraryItems').select('_id').execute()).toEqual(before)
  expect((await call(listContent, { query: { type: 'page' } })).entries).toEqual([])
})

test('the cleanup knows every imported file', async () => {
  const { importRows, uploads, db, deps } = await aPackageOffice()
  const webp = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#963' } })
    .webp()
    .toBuffer()
  const gate = aPackedFile('picture', webp)
  await importRows(anArchive(gate.part, wordsPart({ files: [gate.said] })))
  const before = (await filesBelow(uploads)).toSorted()
  expect(before.some((name) => name.endsWith('.origin'))).toBe(true)

  await deps.pictures.cleanUp(() => uploadsInUse(db), new Date(Date.now() + 2 * dayMilliseconds))

  expect((await filesBelow(uploads)).toSorted()).toEqual(before)
  const named = [...(await uploadsInUse(db))].flatMap(fileNamesOf)
  expect(named).toEqual(expect.arrayContaining(before.map((path) => path.split('/').at(-1))))
})
