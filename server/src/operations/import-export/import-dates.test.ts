import { expect, test } from 'vitest'
import { aTableOffice, lines } from '../../../test/table-calls.ts'

test('dates are accepted in spreadsheets’ formats, in the college’s time zone', async () => {
  const office = await aTableOffice()
  const rows = ['2030-01-15 10:00', '15/01/2030 10:00:00 AM', '15-1-2030 10.00', '01/15/2030']
  const file = lines(
    'title,description,date',
    ...rows.map((date, at) => `Fair ${at},Stalls and games,${date}`),
  )

  const rejected = await office.importRows('events', file)
  const taken = await office.importRows('events', file.replace('01/15/2030', '15/01/2030 10:00'))

  expect(rejected.rows.map(({ problems }) => problems)).toEqual([
    [],
    [],
    [],
    [
      'Row 5, column "date": "01/15/2030" has an impossible month: the day comes before the month; write it as 14/12/2026 10:00 (day, month, year) or 2026-12-14 10:00',
    ],
  ])
  expect(taken.message).toBe('Imported: 4 new')
  const stored = await office.db.selectFrom('events').select('date').execute()
  expect(new Set(stored.map(({ date }) => date))).toEqual(new Set(['2030-01-15T04:30:00.000Z']))
})
