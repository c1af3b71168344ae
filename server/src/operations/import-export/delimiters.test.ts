import { expect, test } from 'vitest'
import { aTableOffice } from '../../../test/table-calls.ts'
import { tooUneven } from './read-csv.ts'

const cells = [
  ['title', 'description', 'date'],
  ['Sports Day', 'Track, and; field', '15/01/2031 10:00'],
]
const quoted = (cell: string) => (/[,;]/.test(cell) ? `"${cell}"` : cell)
const tableOf = (sign: string, end = '\r\n') =>
  cells.map((row) => row.map(quoted).join(sign) + end).join('')

test.each<[string, string | Uint8Array, number]>([
  ['commas', tableOf(','), 2],
  ['semicolons', tableOf(';'), 2],
  ['tabs', tableOf('\t', '\n'), 2],
  ['a separator line for Excel', `sep=;\r\n${tableOf(';')}`, 3],
  [
    'that line in quotation marks, after a byte order mark',
    `\ufeff"sep=;"\n${tableOf(';', '\n')}`,
    3,
  ],
  ['that line for tabs', `SEP=\t\n${tableOf('\t', '\n')}`, 3],
  ['Unicode text from Excel', Buffer.from(`\ufeff${tableOf('\t')}`, 'utf16le'), 2],
  [
    'the same in the other byte order',
    Buffer.from(`\ufeff${tableOf('\t')}`, 'utf16le').swap16(),
    2,
  ],
])('a table with %s is read, with lines numbered as in an editor', async (_, file, line) => {
  const office = await aTableOffice()

  const { rows } = await office.check('events', file)

  expect(rows).toEqual([{ line, name: 'Sports Day', outcome: 'new', problems: [] }])
})

test('a file with too many empty lines is not read to its end', async () => {
  const office = await aTableOffice()
  const { rows } = await office.check('events', tableOf(',', '\n') + '\n'.repeat(9_000))
  expect(rows).toHaveLength(1)

  const answer = await office.check('events', tableOf(',', '\n') + '\n'.repeat(20_000))

  expect(answer).toMatchObject({ status: 400, message: tooUneven })
})
