import {
  describeLibraryItem,
  replaceLibraryFile,
  uploadToLibrary,
} from 'contract/content/library/calls'
import { minuteMilliseconds } from 'contract/platform/durations'
import { type SearchResult, searchSite } from 'contract/search/search'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { aNoticeOffice } from '../../../test/a-notice-office.ts'
import { readQueuedDocuments } from '../../content/library/read-waiting.ts'
import { hitsOf, passageOf, prepareBody } from '../../platform/search-engine/passage.ts'
import { readQuery } from '../../platform/search-engine/query.ts'
import { segmentsOf } from './document-source.ts'

const english =
  'The examination form of the first semester is to be filled in by all students of the college. '

const pdfWith = (name: string, ...texts: string[]) =>
  new File([new Uint8Array(makePdf({ texts: texts.map((text) => `${english}${text}`) }))], name)

async function anOfficeWithDocuments() {
  const office = await aNoticeOffice()
  const upload = async (...pdf: Parameters<typeof pdfWith>) =>
    (await office.call(uploadToLibrary, { body: { file: pdfWith(...pdf) } })).item
  const find = async (q: string) => {
    const { groups } = await office.visitor(searchSite, { query: { q } })
    return groups.flatMap(({ found }) => found).filter(({ kind }) => kind === 'document')
  }
  const showing = (...items: { _id: string }[]) => ({
    documents: items.map(({ _id }) => ({ _key: _id, label: 'Read it', file: _id })),
  })
  const inMinutes = (minutes: number) =>
    new Date(office.deps.now().getTime() + minutes * minuteMilliseconds).toISOString()
  const names = async (q: string) => (await find(q)).map(({ title }) => textOf(title))
  return { ...office, upload, find, names, showing, inMinutes }
}

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')
const marked = ({ passage }: SearchResult) =>
  passage.filter(({ isHit }) => isHit).map(({ text }) => text)

test('a word in a PDF finds it, with the excerpt, its type, and the page that shows it', async () => {
  const { add, upload, find, showing } = await anOfficeWithDocuments()
  const item = await upload('result.pdf', 'Roll number zebra 4711 has passed.', 'Second page.')
  expect(await find('zebra')).toEqual([])

  await add('B.A. I semester result', showing(item))

  const [result, ...more] = await find('zebra 4711')
  expect(more).toEqual([])
  expect(result).toMatchObject({
    path: item.address,
    title: [{ text: 'result' }],
    document: {
      bytes: item.bytes,
      pages: 2,
      language: 'en',
      shownOn: [{ title: 'B.A. I semester result', path: '/notices/ba-i-semester-result' }],
    },
  })
  expect(result && marked(result)).toEqual(['zebra', '4711'])
})

test('a document is found while a public text shows it: not in a draft, before its time, after its end, or once unpublished', async () => {
  const office = await anOfficeWithDocuments()
  const { create, save, publish, end, withdraw, advance, upload, names, showing } = office
  const item = await upload('result.pdf', 'zebra')
  const draft = await save(await create('Result'), showing(item))
  expect(await names('zebra')).toEqual([])
  expect((await office.visitor(searchSite, { query: { q: 'zebrra' } })).meant).toBeUndefined()

  const entry = await publish(draft, showing(item), office.inMinutes(10))
  expect(await names('zebra')).toEqual([])
  advance(11 * minuteMilliseconds)
  expect(await names('zebra')).toEqual(['result'])
  expect((await office.visitor(searchSite, { query: { q: 'zebrra' } })).meant).toBe('zebra')

  await end(entry._id, office.inMinutes(10))
  expect(await names('zebra')).toEqual(['result'])
  advance(11 * minuteMilliseconds)
  expect(await names('zebra')).toEqual([])

  const other = await office.add('Another', showing(item))
  expect(await names('zebra')).toEqual(['result'])
  await withdraw(other._id)
  expect(await names('zebra')).toEqual([])
})

test('removing a document from a notice removes it from the results, unless another shows it', async () => {
  const office = await anOfficeWithDocuments()
  const { add, publish, upload, find, names, showing } = office
  const item = await upload('result.pdf', 'zebra')
  const first = await add('First', showing(item))
  const second = await add('Second', showing(item))
  const [result, ...more] = await find('zebra')
  expect(more).toEqual([])
  expect(result?.document?.shownOn.map(({ title }) => title)).toEqual(['Second', 'First'])

  await publish(first, { documents: [] })
  expect((await find('zebra'))[0]?.document?.shownOn.map(({ title }) => title)).toEqual(['Second'])
  await publish(second, { documents: [] }, office.inMinutes(10))
  expect(await names('zebra')).toEqual(['result'])
  office.advance(11 * minuteMilliseconds)
  expect(await names('zebra')).toEqual([])
})

test('replacing a file replaces its text in the index, and it is found by its new name', async () => {
  const { add, call, deps, upload, names, showing } = await anOfficeWithDocuments()
  const item = await upload('result.pdf', 'zebra')
  await add('Result', showing(item))
  expect(await names('zebra')).toEqual(['result'])
  const params = { _id: item._id }
  const body = { version: `${item.version}`, file: pdfWith('again.pdf', 'quagga') }
  const { item: replaced } = await call(replaceLibraryFile, { params, body })
  expect([await names('zebra'), await names('quagga')]).toEqual([[], ['result']])
  const { words: known } = await deps.searchIndexes.published()
  expect(['zebra', 'quagga'].filter((word) => known.has(word))).toEqual(['quagga'])

  const { focus, version } = replaced
  const words = { version, name: 'Corrected result', isDecorative: false, focus }
  await call(describeLibraryItem, { params, body: words })
  expect(await names('corrected')).toEqual(['Corrected result'])
})

test('a document that is read later is found by its name until then, and by its text from then on', async () => {
  const { add, db, deps, upload, names, showing, inMinutes } = await anOfficeWithDocuments()
  const item = await upload('result.pdf', 'zebra')
  await db.deleteFrom('documents').execute()
  // Reading the initial documents would take long.
  const others = db.updateTable('libraryItems').where('_id', '!=', item._id)
  await others.set({ deletedAt: inMinutes(0) }).execute()
  await add('Marks', showing(item))
  expect([await names('zebra'), await names('result')]).toEqual([[], ['result']])

  expect(await readQueuedDocuments(deps, { between: 0 })).toBe(1)
  expect(await names('zebra')).toEqual(['result'])
})

test('a word deep in a long document is highlighted where it occurs', async () => {
  const { add, upload, find, showing } = await anOfficeWithDocuments()
  const pages = Array.from({ length: 12 }, (_, page) => `${english.repeat(24)} page ${page}`)
  const item = await upload('long.pdf', ...pages, 'Here the zebra stands.')
  await add('Syllabus', showing(item))

  const [result] = await find('zebra')
  expect(result && marked(result)).toEqual(['zebra'])
  expect(textOf(result?.passage ?? [])).toContain('Here the zebra stands.')
})

test.each([
  ['पढाई', 'यहाँ पढ़ाई होती है'],
  ['naive', 'a naïve question'],
  ['ballb', 'the B.A.LL.B. course'],
  ['reevaluation', 'of re-evaluation forms'],
  ['2026', 'सत्र २०२६ में'],
])('%s is found in a long text in every spelling that occurs there', (typed, written) => {
  const body = `${'word '.repeat(9_000)}${written} ${'word '.repeat(9_000)}`
  expect(textOf(passageOf(prepareBody(body), hitsOf(readQuery(typed))))).toContain(written)
})

test('pages with the same documents share an index entry, and others have their own', () => {
  const span = (revision: string, shownFrom: string, visibleUntil: string) => ({
    revision,
    shownFrom,
    shownUntil: visibleUntil,
  })
  const spans = [span('a', '3', '5'), span('b', '', '2'), span('b', '2', '4'), span('c', '7', '9')]
  expect(segmentsOf(spans)).toEqual([
    { shownFrom: '', shownUntil: '3', revisions: ['b'] },
    { shownFrom: '3', shownUntil: '4', revisions: ['a', 'b'] },
    { shownFrom: '4', shownUntil: '5', revisions: ['a'] },
    { shownFrom: '7', shownUntil: '9', revisions: ['c'] },
  ])
})

test('a document is found by the text of the notice that shows it, and not by that of a scheduled one', async () => {
  const office = await anOfficeWithDocuments()
  const { add, publish, upload, names, showing } = office
  const item = await upload('bsc-2.pdf', 'zebra')
  const entry = await add('Quagga result', showing(item))
  expect(await names('quagga zebra')).toEqual(['bsc-2'])
  expect(await names('read zebra')).toEqual(['bsc-2'])

  const change = { title: 'Okapi result', ...showing(item) }
  await publish(entry, change, office.inMinutes(10))
  expect([await names('quagga zebra'), await names('okapi')]).toEqual([['bsc-2'], []])
  office.advance(11 * minuteMilliseconds)
  expect([await names('quagga'), await names('okapi zebra')]).toEqual([[], ['bsc-2']])
})

test('a document with as many different words as are read is found by all of them and by its notice', async () => {
  const { add, upload, db, names, showing } = await anOfficeWithDocuments()
  const item = await upload('list.pdf', 'zebra')
  const letters = [...'कखगघचछजझटठ']
  const word = (number: number) =>
    'क'.repeat(33) +
    [...`${number}`.padStart(5, '0')].map((digit) => letters[Number(digit)]).join('')
  // The maximum that is read of a document.
  const text = Array.from({ length: 12_800 }, (_, number) => word(number)).join(' ')
  await db.updateTable('documents').set({ text }).execute()
  await add('Quagga list', showing(item))
  for (const number of [0, 1_000, 8_000, 12_799])
    expect(await names(word(number))).toEqual(['list'])
  expect(await names('quagga list')).toEqual(['list'])
})
