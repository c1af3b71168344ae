import { expect, test } from 'vitest'
import { aTableOffice, lines } from '../../../test/table-calls.ts'

const heading = 'title,description,date,contactPhone,venue'
const rowOf = (date: string, phone: string, venue = '') =>
  `Sports Day,Track and field,${date},${phone},${venue}`
const asText = 'format the column as text, enter the number again and save the file'
const asDate =
  'is a number because its column is not formatted as a date; write it as 14/12/2026 10:00 (day, month, year) or 2026-12-14 10:00'
const error = 'is a spreadsheet error; correct the cell and save the file'

test.each([
  [
    rowOf('2031-01-15 10:00', '9.19877E+11'),
    `Row 2, column "contactPhone": "9.19877E+11" was shortened by the spreadsheet; ${asText}`,
  ],
  [
    rowOf('2031-01-15 10:00', '', '"1,2E+05"'),
    `Row 2, column "venue": "1,2E+05" was shortened by the spreadsheet; ${asText}`,
  ],
  [
    rowOf('2031-01-15 10:00', '9876543210.0'),
    `Row 2, column "contactPhone": "9876543210.0" has become a number with decimals; ${asText}`,
  ],
  [rowOf('47863.4166667', ''), `Row 2, column "date": "47863.4166667" ${asDate}`],
  [rowOf('##########', ''), `Row 2, column "date": "##########" ${error}`],
  [rowOf('2031-01-15 10:00', '', '#REF!'), `Row 2, column "venue": "#REF!" ${error}`],
])('a cell rewritten by a spreadsheet is rejected with instructions: %s', async (row, problem) => {
  const office = await aTableOffice()

  const { rows } = await office.check('events', lines(heading, row))

  expect(rows).toMatchObject([{ line: 2, outcome: 'refused', problems: [problem] }])
})

test('a number quoted as a formula is read as the quoted text', async () => {
  const office = await aTableOffice()
  const quoted = (text: string) => `"=""${text}"""`
  const row = rowOf('2031-01-15 10:00', quoted('+91 98765 43210'), quoted('Hall """"A""""'))

  expect(await office.importRows('events', lines(heading, row))).toMatchObject({ status: 200 })
  const [event] = (await office.get('/api/events')).json()
  expect(event).toMatchObject({ contactPhone: '+91 98765 43210', venue: 'Hall "A"' })
})

test('a lost leading zero causes a warning, and the row is accepted', async () => {
  const office = await aTableOffice()

  const { rows } = await office.check(
    'events',
    lines(heading, rowOf('2031-01-15 10:00', '1204567890'), rowOf('2031-01-16', '9876543210')),
  )

  const lost = `Row 2, column "contactPhone": "1204567890" may have lost its leading 0; if so, ${asText}`
  expect(rows).toMatchObject([
    { outcome: 'new', problems: [lost] },
    { outcome: 'new', problems: [] },
  ])
})
