import { csvBytes } from 'contract/operations/import'
import { expect, test } from 'vitest'
import { processorMilliseconds } from '../../../test/processor-time.ts'
import { filePart, rawForm, textPart } from '../../../test/raw-form.ts'
import { stateOf } from '../../../test/registration-status-of.ts'
import { aTableOffice, lines } from '../../../test/table-calls.ts'
import { adminCookie } from '../../../test/test-app.ts'

const heading = 'title,description,date'
const row = 'Sports Day,Track and field events,2030-01-15T10:00'
const notUtf8 =
  'The file must be an Excel workbook (.xlsx), or a CSV file saved as UTF-8. In Excel, choose the type "CSV UTF-8 (Comma delimited)".'

test('a file that isn’t a table is rejected with the reason, and changes nothing', async () => {
  const office = await aTableOffice()
  const before = await stateOf(office)
  const tooMany = lines(heading, ...Array.from({ length: 2_001 }, () => row))
  const files: [string | Uint8Array, number, string][] = [
    ['', 400, 'Choose an Excel or CSV file'],
    [' \r\n,,\r\n', 400, 'The file has no rows below the header row'],
    [lines(heading), 400, 'The file has no rows below the header row'],
    [
      lines('title,venue', row),
      400,
      'The file has no column "description", "date". Its first row must contain the column names, as in the template.',
    ],
    [lines(`${heading},Title`, row), 400, 'The column "title" appears twice'],
    [Buffer.from(lines(heading, 'Fête du sport,x'), 'latin1'), 400, notUtf8],
    [Buffer.from(lines(heading, row), 'utf16le'), 400, notUtf8],
    [Buffer.from('PK\x03\x04\xff\xfe an xlsx'), 400, 'The file can’t be read as an Excel workbook'],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 400, notUtf8],
    [
      lines(heading, 'A,"Two\r\nlines",', `"Sports Day,${row}`),
      400,
      'Line 4 can’t be read: check its quotation marks',
    ],
    [lines(heading, `Sports "Day",${row}`), 400, 'Line 2 can’t be read: check its quotation marks'],
    [
      lines(heading, `"${'x'.repeat(300_000)}`, row),
      400,
      'Line 2 can’t be read: check its quotation marks',
    ],
    [tooMany, 400, 'The file must have at most 2,000 rows'],
    ['x'.repeat(csvBytes + 1), 413, 'The file must be 2MB or smaller'],
  ]

  for (const [file, status, message] of files) {
    for (const call of [office.check, office.importRows]) {
      expect(await call('events', file)).toEqual({
        status,
        message: expect.stringContaining(message),
        ...(message === 'Choose an Excel or CSV file' && { errors: { file: message } }),
      })
    }
  }

  expect(await stateOf(office)).toEqual(before)
})

test('a table is accepted only as one file in a form, for an existing type', async () => {
  const { app } = await aTableOffice()
  const cookie = await adminCookie(app)
  const send = async (subject: string, form: ReturnType<typeof rawForm>, type?: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/admin/tables/${subject}/check`,
      headers: { ...form.headers, ...(type && { 'content-type': type }), cookie },
      payload: form.payload,
    })
    return [answer.statusCode, answer.json().message]
  }
  const file = filePart('file', lines(heading, row), 'x.png', 'application/vnd.ms-excel')

  expect(await send('events', rawForm([file]))).toEqual([200, '1 new'])
  expect(await send('students', rawForm([file]))).toEqual([404, 'Not found'])
  expect(await send('events', rawForm([file]), 'text/csv')).toEqual([
    415,
    'Unsupported content type',
  ])
  expect(await send('events', rawForm([]))).toEqual([400, 'Choose an Excel or CSV file'])
  for (const parts of [[textPart('file', row)], [file, file], [filePart('table', row)]])
    expect(await send('events', rawForm(parts))).toEqual([400, 'Invalid request body'])
})

test('all kinds of line ends, and headers in any case and order, are accepted', async () => {
  const { check } = await aTableOffice()
  for (const end of ['\n', '\r\n', '\r']) {
    const file = [
      '\uFEFFDATE,Title , description ',
      '2030-01-15T10:00,Fair,"a\nb\rc\r\nd long"',
      '',
    ]
    const report = await check('events', [...file, '2030-01-15T10:00,Fair,x'].join(end))
    expect(report.rows).toMatchObject([
      { line: 2, outcome: 'new' },
      { line: 7, outcome: 'refused' },
    ])
  }
})

test('a long run of space in a header costs time proportional to its length', async () => {
  const { check } = await aTableOffice()
  const column = `a${' '.repeat(40_000)}b`

  const cost = await processorMilliseconds(async () => {
    const report = await check('events', lines(`${heading},${column}`, `${row},x`))
    expect(report.rows).toMatchObject([{ outcome: 'new' }])
  })

  expect(cost).toBeLessThan(1_500)
})
