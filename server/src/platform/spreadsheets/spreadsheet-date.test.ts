import { expect, test } from 'vitest'
import { readSpreadsheetDate } from './spreadsheet-date.ts'

test.each([
  ['2026-12-14 10:00', '2026-12-14T10:00:00'],
  ['2026-12-14T10:00', '2026-12-14T10:00:00'],
  ['2026-12-14 10:00:30', '2026-12-14T10:00:30'],
  ['2026-1-4 9:05', '2026-01-04T09:05:00'],
  ['2026/12/14', '2026-12-14T00:00'],
  ['14/12/2026', '2026-12-14T00:00'],
  ['1/2/2026', '2026-02-01T00:00'],
  ['14.12.2026 16.30', '2026-12-14T16:30:00'],
  ['14-12-2026 10:00 AM', '2026-12-14T10:00:00'],
  ['14/12/2026, 10:00 am', '2026-12-14T10:00:00'],
  ['14/12/2026 10:00:00\u202fpm', '2026-12-14T22:00:00'],
  ['14/12/2026 4 p.m.', '2026-12-14T16:00:00'],
  ['14/12/2026 12:15 a.m.', '2026-12-14T00:15:00'],
  ['14/12/2026 12:15PM', '2026-12-14T12:15:00'],
  ['29/02/2028 23:59', '2028-02-29T23:59:00'],
])('%s is %s', (written, local) => {
  expect(readSpreadsheetDate(written)).toEqual({ local })
})

test.each([
  ['12/14/2026', 'has an impossible month: the day comes before the month'],
  ['2026-13-01', 'has an impossible month: the day comes before the month'],
  ['31/02/2026 10:00', 'is not a real date'],
  ['29/02/2027', 'is not a real date'],
  ['0/12/2026', 'is not a real date'],
  ['14/12/26', 'has a two-digit year, which could be the day'],
  ['26-12-14 10:00', 'has a two-digit year, which could be the day'],
  ['14/12/2026 25:00', 'has an impossible time'],
  ['14/12/2026 10:60', 'has an impossible time'],
  ['14/12/2026 13:00 PM', 'has an impossible time'],
  ['14/12/2026 0:30 AM', 'has an impossible time'],
  ['14/12/2026 10', 'has an impossible time'],
  ['14/12/2026 morning', 'has an impossible time'],
])('%s %s', (written, problem) => {
  expect(readSpreadsheetDate(written)).toEqual({ problem })
})

test.each([
  'soon',
  '',
  '2026-12-14T10:00Z',
  '2026-12-14T10:00:00+05:30',
  `14/12/2026 ${'1'.repeat(99)}`,
])('%s is left to the next reader', (written) => {
  expect(readSpreadsheetDate(written)).toBeUndefined()
})
