import { documentHints } from 'contract/content/library/document-facts'
import { makePdf } from 'testing/make-pdf.ts'
import { expect, test } from 'vitest'
import { hostilePdfs, sealedPdfs } from '../../../../test/hostile-pdfs.ts'
import { readPdf } from './read-pdf.ts'

const english =
  'The examination form of the first semester is to be filled in by all students of the college. '

const read = (bytes: Buffer) => readPdf(new Uint8Array(bytes))

const takenAtOnce = Object.keys(hostilePdfs).filter(
  (what) => !what.endsWith('inflates') && !what.endsWith('inflate'),
)

test.each(
  takenAtOnce,
)('a PDF with %s is rejected with its fault, and nothing of it is stored', async (what) => {
  const { bytes, fault } = hostilePdfs[what]?.() ?? expect.fail()

  expect(await read(bytes)).toEqual(expect.objectContaining({ fault, text: '' }))
})

test.each(Object.keys(sealedPdfs))('a PDF with %s is read and recorded as sealed', async (what) => {
  const reading = await read(sealedPdfs[what] ?? expect.fail())

  expect(reading).toMatchObject({ fault: 'sealed', pages: 1 })
})

test.each([
  '/ASCIIHexDecode',
  '/ASCII85Decode',
])('harmless objects also packed with %s are not a fault', async (filter) => {
  const packed = filter === '/ASCII85Decode' ? '5sdq,77Kd<8P2WL9hnJ~>' : '3230302030203c3c3e3e>'
  const object = `<</Type /ObjStm /N 1 /First 6 /Filter [${filter}] /Length ${packed.length}>>\nstream\n${packed}\nendstream`

  expect((await read(makePdf({ objects: [object] }))).fault).toBeUndefined()
})

test('a tagged PDF reports its pages, title, language and text', async () => {
  const reading = await read(
    makePdf({
      texts: [english, 'Fees \\050 in rupees \\051'],
      catalog: '/Lang (en-IN) /MarkInfo <</Marked true>>',
      info: '/Title (Examination form)',
    }),
  )

  expect(reading).toMatchObject({
    pages: 2,
    title: 'Examination form',
    language: 'en',
    saysLanguage: true,
    textKind: 'text',
    isTagged: true,
    isCut: false,
  })
  expect(reading.text).toMatch(/^The examination form of .*\n.*rupees/s)
  expect(documentHints({ name: 'Fees', bytes: 48_000, facts: reading })).toEqual([])
})

test('a PDF without tags, title and language says so to its author', async () => {
  const facts = await read(makePdf({ texts: [english] }))
  const hints = documentHints({ name: 'Fees', bytes: 4_000_000, facts }).join('\n')

  expect(hints).toMatch(/isn’t tagged.*\n.*language.*\n.*no title.*\n.*large/)
})

test.each([
  '',
  'Scanned with CamScanner',
])('a scan with the words %j on each page has no text', async (words) => {
  const reading = await read(makePdf({ texts: [words, words, words] }))

  expect(reading).toMatchObject({ textKind: 'scan', text: '', pages: 3 })
  expect(documentHints({ name: 'Fees', bytes: 1, facts: reading }).join()).toMatch(
    /^This is a scan/,
  )
})

test.each([
  'AAAAAA+Kruti#20Dev#20010',
  'DevLys010',
  'BCDEEE+KrutiDev-Bold',
])('text in %s is meaningless and not indexed', async (font) => {
  const reading = await read(makePdf({ texts: [english], font }))

  expect(reading).toMatchObject({ textKind: 'old font', text: '' })
  expect(reading.language).toBeUndefined()
})

test('of a PDF with 5,000 pages, the first 500 are read', async () => {
  const texts = Array.from(
    { length: 5_000 },
    (_, page) => `page number ${page} of the gazette of the whole university`,
  )

  const reading = await read(makePdf({ texts }))

  expect(reading).toMatchObject({ pages: 5_000, isCut: true, textKind: 'text' })
  expect(reading.text).not.toContain('page number 500 ')
})

test('at most 500,000 characters are stored', async () => {
  const texts = Array.from({ length: 30 }, () => english.repeat(200))

  const reading = await read(makePdf({ texts }))

  expect(reading).toMatchObject({ pages: 30, isCut: true })
  expect(reading.text.length).toBeLessThanOrEqual(500_000)
})
