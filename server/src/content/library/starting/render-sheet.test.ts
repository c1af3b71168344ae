import { startingSheets } from 'college/starting-sheets'
import type { StartingSheet } from 'contract/content/library/starting-files'
import { college } from 'testing/a-college.ts'
import { expect, test } from 'vitest'
import { readPdf } from '../../documents/reading/read-pdf.ts'
import { renderSheet } from './render-sheet.ts'

const print = async (sheet: StartingSheet) =>
  readPdf(new Uint8Array(await renderSheet(sheet, college)))

const sheet: StartingSheet = {
  title: 'Fee chart',
  language: 'en',
  subtitle: 'For all',
  blocks: [
    { heading: 'Fees' },
    { text: 'Paid once a year.' },
    { list: ['By card', 'By UPI'] },
    {
      columns: [
        { title: 'Course', share: 60 },
        { title: 'Fee', share: 40, isNumber: true },
      ],
      rows: [
        ['B.A.', '₹5,240'],
        ['B.Sc.', ''],
      ],
    },
    { blanks: ['Name', 'Signature'] },
  ],
}

test('a sheet is a tagged PDF with title and language, and its text is read in order', async () => {
  const { title, language, saysLanguage, isTagged, pages, fault, text } = await print(sheet)

  expect({ title, language, saysLanguage, isTagged, pages, fault }).toEqual({
    title: 'Fee chart',
    language: 'en',
    saysLanguage: true,
    isTagged: true,
    pages: 1,
    fault: undefined,
  })
  expect(text.replace(/\s+/g, ' ')).toContain(
    'Fees Paid once a year. • By card • By UPI Course Fee B.A. ₹5,240 B.Sc. Name Signature',
  )
})

test('Hindi is read as it was written, although it is drawn in another order', async () => {
  const hindi = 'छात्रवृत्ति हेतु विद्यार्थी शपथ-पत्र भरें'
  const { language, text } = await print({
    ...sheet,
    language: 'hi',
    title: 'शपथ-पत्र',
    blocks: Array.from({ length: 8 }, () => ({ text: hindi })),
  })

  expect([language, text.includes(hindi)]).toEqual(['hi', true])
})

test('a long table continues on the next page, with its headings repeated', async () => {
  const rows = Array.from({ length: 90 }, (_, row) => [`Row ${row}`, '1'])
  const columns = [
    { title: 'Course', share: 60 },
    { title: 'Fee', share: 40 },
  ]

  const { pages, text } = await print({ ...sheet, blocks: [{ columns, rows }] })

  expect(pages).toBeGreaterThan(2)
  expect(text.match(/Course Fee/g)).toHaveLength(pages ?? 0)
  for (const [row] of rows) expect(text).toContain(row)
})

test('the same text gives the same bytes, so that a document keeps its address', async () => {
  expect(await renderSheet(sheet, college)).toEqual(await renderSheet(sheet, college))
})

test.each([...startingSheets])('%s has no letter without a font', async (_, one) => {
  const { unknownLetters } = await import('../../../platform/pdf/fonts.ts')

  expect(unknownLetters(JSON.stringify(one))).toEqual([])
})
