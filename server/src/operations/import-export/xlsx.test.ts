import { csvMostRows } from 'contract/operations/import'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aWorkbook, sheetXml, twoSheets } from '../../../test/a-workbook.ts'
import { processorMilliseconds } from '../../../test/processor-time.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { aTableOffice } from '../../../test/table-calls.ts'
import { forAccount } from '../../platform/access/current-account.ts'
import type { HttpError } from '../../platform/errors.ts'
import { readWorkbook } from './read-workbook.ts'
import { readXlsx } from './read-xlsx.ts'

const heading = ['title', 'description', 'date', 'time', 'venue']
const unreadable = 'The file can’t be read as an Excel workbook, or is too large.'

test('a workbook is imported: dates, times, numbers, formulas and long texts', async () => {
  const office = await aTableOffice()
  // 15 January 2030, 10:00; half past four; as Excel counts.
  const file = aWorkbook([
    heading,
    ['Sports Day', 'Track & field <events>', { date: 47_498 + 10 / 24 }, { date: 16.5 / 24 }, 2030],
    [],
    ['Fair', { formula: 'A2&" again, for all"', result: 'Stalls, for all' }, '15/01/2030 10:00'],
    ['Quiz', 'Questions for every class', { date: 47_498 }],
  ])

  const report = await office.importRows('events', file)

  expect(report).toMatchObject({ status: 200, message: 'Imported: 3 new' })
  expect(report.rows.map(({ line }) => line)).toEqual([2, 4, 5])
  const stored = await office.db
    .selectFrom('events')
    .select(['title', 'description', 'date', 'time', 'venue'])
    .orderBy('title')
    .execute()
  expect(stored).toEqual([
    {
      title: 'Fair',
      description: 'Stalls, for all',
      date: '2030-01-15T04:30:00.000Z',
      time: null,
      venue: null,
    },
    {
      title: 'Quiz',
      description: 'Questions for every class',
      date: '2030-01-14T18:30:00.000Z',
      time: null,
      venue: null,
    },
    {
      title: 'Sports Day',
      description: 'Track & field <events>',
      date: '2030-01-15T04:30:00.000Z',
      time: '4:30 PM',
      venue: '2030',
    },
  ])
})

test('a cell with an error is read as its text, which is rejected like in CSV files', async () => {
  const row = ['Sports Day', 'Track and field events', '15/01/2030', '']

  expect(await readWorkbook(aWorkbook([heading, [...row, { error: '#REF!' }]]))).toEqual([
    { line: 1, cells: heading },
    { line: 2, cells: [...row, '#REF!'] },
  ])
})

test('a list in a hidden first sheet isn’t mistaken for the table', async () => {
  const office = await aTableOffice()
  const rows = [heading, ['Sports Day', 'Track and field events', '15/01/2030']]
  const withHidden = (state: string) =>
    aWorkbook([['Departments'], ['B.A.']], {
      'xl/worksheets/sheet2.xml': sheetXml(rows),
      ...twoSheets(state),
    })

  for (const state of ['hidden', 'veryHidden']) {
    const { rows: results } = await office.check('events', withHidden(state))
    expect(results).toMatchObject([{ line: 2, name: 'Sports Day', outcome: 'new' }])
  }
  expect(await office.check('events', withHidden('visible'))).toMatchObject({ status: 400 })
})

/** A text that is stored once and stands in every cell. */
function aRepeatedText(length: number, cells: number): Uint8Array {
  const text = `<sst count="1" uniqueCount="1"><si><t>${'a'.repeat(length)}</t></si></sst>`
  const row = '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>0</v></c></row>'
  const rows = Array.from({ length: cells / 2 }, (_, at) => row.replace(/2(?=")/g, `${at + 2}`))
  return aWorkbook([heading], { 'xl/sharedStrings.xml': strToU8(text) }, rows.join(''))
}

test('a list of sheets that never ends costs time proportional to its length', async () => {
  const parts = { 'xl/workbook.xml': strToU8('<sheet '.repeat(40_000)) }
  const read = () => readWorkbook(aWorkbook([heading], parts)).catch(() => undefined)

  expect(await processorMilliseconds(read)).toBeLessThan(1_000)
})

test('texts that cells share are read, unless they would fill the memory', async () => {
  const rows = await readWorkbook(aRepeatedText(3, 4))
  expect(rows.slice(1)).toEqual([
    { line: 2, cells: ['aaa', 'aaa', '', '', ''] },
    { line: 3, cells: ['aaa', 'aaa', '', '', ''] },
  ])
  await expect(readWorkbook(aRepeatedText(100_000, 200))).rejects.toThrow('too large')
})

test('empty rows, however many, don’t burden the server', async () => {
  const last = { line: 60_000, cells: ['x', '', '', '', ''] }
  const cell = '<c r="A60000" t="inlineStr"><is><t>x</t></is></c>'
  const spread = await readWorkbook(aWorkbook([heading], {}, `<row r="60000">${cell}</row>`))
  expect(spread).toEqual([{ line: 1, cells: heading }, last])

  const formatted = '<row r="1048576" s="1"><c r="A1048576" s="1"/></row>'
  expect(await readWorkbook(aWorkbook([heading], {}, formatted))).toEqual(spread.slice(0, 1))
})

test('of a table with too many rows, one more than allowed is read', async () => {
  const rows = Array.from({ length: csvMostRows + 9 }, () => ['x'])
  expect(await readWorkbook(aWorkbook([heading, ...rows]))).toHaveLength(1 + csvMostRows + 1)
})

test('a file that isn’t a workbook, or is malicious, is rejected and changes nothing', async () => {
  const office = await aTableOffice()
  const before = await stateOf(office)
  const valid = [heading, ['Sports Day', 'Track and field events', '15/01/2030']]
  const hostile: Record<string, Uint8Array> = {
    'half of it': aWorkbook(valid).subarray(0, 900),
    'an archive of something else': zipSync({ 'x.txt': strToU8('x') }),
    'a ZIP bomb': aWorkbook(valid, { 'xl/sharedStrings.xml': new Uint8Array(60_000_000) }),
    'a text that fills the memory by being repeated': aRepeatedText(100_000, 200),
    'a cell at the end of the world': aWorkbook(
      valid,
      {},
      '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>',
    ),
  }

  for (const [kind, file] of Object.entries(hostile)) {
    const { status, message } = await office.importRows('events', file)
    expect([kind, status, message]).toEqual([kind, 400, expect.stringContaining(unreadable)])
  }

  expect(await stateOf(office)).toEqual(before)
})

test('links to other files are not followed, and their last values are used', async () => {
  const office = await aTableOffice()
  const file = aWorkbook(
    [
      heading,
      [
        'Fair',
        { formula: "'https://evil.example/[x.xlsx]S'!A1", result: 'Stalls for all' },
        '15/01/2030',
      ],
    ],
    { 'xl/externalLinks/externalLink1.xml': strToU8('<externalLink/>') },
  )

  expect(await office.check('events', file)).toMatchObject({ status: 200, message: '1 new' })
})

test('an account that sends many workbooks keeps nobody else from an import', async () => {
  const served: string[] = []
  const send = (account: string) =>
    forAccount(account, () => readXlsx(aWorkbook([heading])).next()).then(
      () => served.push(account),
      ({ statusCode }: HttpError) => served.push(`${account}: ${statusCode}`),
    )
  const crowd = Array.from({ length: 5 }, () => send('first'))

  await Promise.all([...crowd, send('second')])

  expect(served).toEqual(['first: 503', 'first', 'first', 'second', 'first', 'first'])
})

test.each([
  ['far apart', ['ZZ2', 'A60000']],
  ['in a far row', ['A100000']],
  ['in a far column', ['AAA2']],
])('cells %s are rejected without filling in those before them', async (_, places) => {
  const rows = places.map(
    (at) => `<row r="${at.replace(/\D+/, '')}"><c r="${at}"><v>1</v></c></row>`,
  )
  const read = () =>
    expect(readWorkbook(aWorkbook([heading], {}, rows.join('')))).rejects.toThrow('too large')

  expect(await processorMilliseconds(read)).toBeLessThan(500)
})
