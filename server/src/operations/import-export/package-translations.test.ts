import { publishContent, readContent } from 'contract/content/calls'
import { type ContentData, contentData, isObject } from 'contract/content/data'
import { createContent } from 'contract/content/entry-calls'
import { uploadToLibrary } from 'contract/content/library/calls'
import { getPage } from 'contract/content/page'
import { createTranslation, listTranslations } from 'contract/content/translations/calls'
import { textHash } from 'contract/content/translations/text-hash'
import { aPdf, pdfOf } from 'testing/a-pdf.ts'
import { expect, test } from 'vitest'
import { anArchive, aPackedFile, wordsPart } from '../../../test/a-package.ts'
import { aPackageOffice } from '../../../test/a-package-office.ts'
import { pageWords, paragraph } from '../../../test/a-page-editor.ts'
import { aTranslation } from '../../../test/a-translation.ts'
import { writtenOver } from '../../../test/written-over.ts'

const libraryId = '0192f000-0000-7000-8000-0000000000aa'
const hindi = { title: 'पुस्तकालय', summary: 'सबके जानने की बातें।' }

async function aTranslatedPage() {
  const office = await aPackageOffice()
  const { call, visitor } = office
  const params = { _id: libraryId }
  const read = (_id = libraryId) => call(readContent, { params: { _id } })
  const write = async (_id: string, change: ContentData) =>
    call(publishContent, { params: { _id }, body: writtenOver(await read(_id), change) })
  await call(createContent, { body: { ...params, type: 'page', name: 'Library' } })
  await write(libraryId, pageWords)
  const begin = { params, body: { language: 'hi' } }
  const { _id: translation } = (await call(createTranslation, begin)).entry
  const translate = async (texts: ContentData) =>
    write(translation, aTranslation((await read()).data, texts))
  await translate(hindi)
  const inHindi = () => visitor(getPage, { params: { slug: 'library' }, query: { lang: 'hi' } })
  return { ...office, read, write, translation, translate, inHindi }
}

/** As if it were of another site. */
const elsewhere = (text: string) =>
  text
    .replaceAll(libraryId, '0192f000-0000-7000-8000-0000000000bb')
    .replaceAll('"library"', '"library-2"')

test('a package has the Hindi of its entries, which becomes public with them', async () => {
  const { call, check, importRows, takeOut, visitor, write } = await aTranslatedPage()
  const { text } = await takeOut('?type=page')
  expect((await check(text)).rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])

  const dry = await check(elsewhere(text))
  expect(dry.rows).toMatchObject([
    { type: 'Page', name: 'Library', outcome: 'new' },
    { type: 'Translation: Page', name: 'Library', outcome: 'new', notes: [] },
  ])
  expect(await importRows(elsewhere(text))).toEqual(dry)

  const _id = '0192f000-0000-7000-8000-0000000000bb'
  const { translations } = await call(listTranslations, { params: { _id } })
  expect(translations).toMatchObject([{ language: 'hi', isPublic: false, texts: 3, behind: 1 }])
  await write(_id, {})
  await write(translations[0]?._id ?? '', {})
  const query = { lang: 'hi' } as const
  expect(await visitor(getPage, { params: { slug: 'library-2' }, query })).toMatchObject(hindi)
})

test('Hindi that somebody has written here since stays, and the report says so', async () => {
  const { importRows, takeOut, translate, inHindi, read, translation } = await aTranslatedPage()
  const { text } = await takeOut('?type=page')
  await translate({ ...hindi, title: 'ग्रंथालय' })

  const { rows } = await importRows(text)

  expect(rows[1]).toMatchObject({
    outcome: 'unchanged',
    notes: ['Already translated differently here, so not changed: Title'],
  })
  expect(await inHindi()).toMatchObject({ title: 'ग्रंथालय' })
  expect((await read(translation)).hasDraft).toBe(false)
})

test('with its English, older Hindi comes back; neither changes what visitors see', async () => {
  const { importRows, takeOut, write, translate, inHindi, read, translation } =
    await aTranslatedPage()
  const { text } = await takeOut('?type=page')
  await write(libraryId, { title: 'Reading room' })
  await translate({ ...hindi, title: 'वाचनालय' })

  const { rows } = await importRows(text)

  expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
  expect(await inHindi()).toMatchObject({ title: 'वाचनालय' })
  // Whichever of the two is published first, no Hindi is shown for other English.
  await write(translation, {})
  expect(await inHindi()).toMatchObject({ title: 'Reading room' })
  await write(libraryId, (await read()).data)
  expect(await inHindi()).toMatchObject({ title: 'पुस्तकालय' })
})

test('Hindi stays bound to English whose files have other ids here', async () => {
  const { call, db, importRows, takeOut, read, write, translation } = await aTranslatedPage()
  const upload = async (name: string) =>
    (await call(uploadToLibrary, { body: { file: aPdf(`${name}.pdf`, name) } })).item._id
  const rules = await upload('Rules')
  const withFile = (words: string) => ({
    type: 'doc',
    content: [...paragraph(words).content, { type: 'download', attrs: { item: rules } }],
  })
  await write(libraryId, { body: withFile('Read all of this.') })
  const body = aTranslation((await read()).data, { body: withFile('आने से पहले यह पूरा पढ़ें।') })
  await write(translation, body)
  const { text } = await takeOut('?type=page')
  const file = aPackedFile('document', pdfOf('Rules'))
  const english = withFile('Read all of this.')
  const inOther = (words: string) => words.replaceAll(rules, file.said._id)
  const rebound = inOther(text).replaceAll(
    textHash(english),
    textHash(JSON.parse(inOther(JSON.stringify(english)))),
  )
  const packed = contentData.parse(JSON.parse(rebound))
  const entries = Array.isArray(packed.entries) ? packed.entries.filter(isObject) : []
  await db.deleteFrom('contentItems').where('_id', '=', translation).execute()

  const { rows } = await importRows(
    anArchive(file.part, wordsPart({ entries, files: [file.said] })),
  )

  expect(rows.slice(0, 2).map(({ outcome, notes }) => [outcome, notes])).toEqual([
    ['unchanged', []],
    ['new', []],
  ])
  const { translations } = await call(listTranslations, { params: { _id: libraryId } })
  expect(translations).toMatchObject([{ texts: 3, behind: 0 }])
})

test('Hindi for other English is imported, hidden, and reported', async () => {
  const { check, takeOut } = await aTranslatedPage()
  const { text } = await takeOut('?type=page')
  const corrected = elsewhere(text).replace('"title": "Library"', '"title": "The library"')

  expect((await check(corrected)).rows[1]).toMatchObject({
    outcome: 'new',
    notes: ['Their English is different here, so visitors see them in English: Title'],
  })
})

test('damaged translations are rejected, and unknown languages left out', async () => {
  const { check, takeOut } = await aTranslatedPage()
  const read = contentData.parse(JSON.parse((await takeOut('?type=page')).text))
  const [entry] = Array.isArray(read.entries) ? read.entries.filter(isObject) : []
  const having = (translations: unknown) =>
    check(JSON.stringify({ collegeContent: 3, entries: [{ ...entry, translations }] }))

  expect((await having([])).rows[0]?.problems).toEqual(['Its translations are damaged'])
  expect((await having({ hi: { title: 'पुस्तकालय' } })).rows[0]?.problems).toEqual([
    'Hindi: Wrong kind of value: Title',
  ])
  expect((await having({ mr: { title: {} } })).rows).toMatchObject([
    {
      outcome: 'unchanged',
      notes: ['Translation not imported, because this site doesn’t have its language: mr'],
    },
  ])
})

test('a translation without texts is not begun', async () => {
  const { call, importRows, takeOut } = await aTranslatedPage()
  const packed = contentData.parse(JSON.parse(elsewhere((await takeOut('?type=page')).text)))
  const [entry] = Array.isArray(packed.entries) ? packed.entries.filter(isObject) : []
  const blank = { title: { text: ' ', of: [] }, documents: [{ _key: 'a' }] }
  for (const hi of [{}, blank, { unknown: 'पाठ' }]) {
    const entries = [{ ...entry, translations: { hi } }]
    const { rows } = await importRows(JSON.stringify({ collegeContent: 3, entries }))
    expect(rows.map(({ type }) => type)).toEqual(['Page'])
  }
  const _id = '0192f000-0000-7000-8000-0000000000bb'
  expect((await call(listTranslations, { params: { _id } })).translations).toEqual([])
})

test('the report says that translations of a rejected entry aren’t imported', async () => {
  const { check, takeOut } = await aTranslatedPage()
  const { text } = await takeOut('?type=page')
  const notes = async (broken: string) => (await check(broken)).rows.map((row) => row.notes)
  const either = [['Its translations aren’t imported either']]
  expect(await notes(text.replace('"title": "Library"', '"title": 5'))).toEqual(either)
  expect(await notes(text.replace(libraryId, 'no-id'))).toEqual(either)
  const packed = contentData.parse(JSON.parse(text))
  const [entry] = Array.isArray(packed.entries) ? packed.entries.filter(isObject) : []
  const course = { ...entry, type: 'course', data: {} }
  expect(await notes(JSON.stringify({ ...packed, entries: [course] }))).toEqual(either)
})

test('packages from before there were translations leave those of this site alone', async () => {
  const { importRows, takeOut, inHindi, read, translation } = await aTranslatedPage()
  const packed = contentData.parse(JSON.parse((await takeOut('?type=page')).text))
  const entries = Array.isArray(packed.entries) ? packed.entries.filter(isObject) : []
  const old = entries.map(({ translations, ...entry }) => entry)

  const { rows } = await importRows(JSON.stringify({ collegeContent: 2, entries: old }))

  expect(rows.map(({ outcome }) => outcome)).toEqual(['unchanged'])
  expect(await inHindi()).toMatchObject(hindi)
  expect((await read(translation)).hasDraft).toBe(false)
})
