import type { CourseFees } from 'contract/content/course-fees'
import { expect, test } from 'vitest'
import { aFeeRow } from '#test/fee-rows'
import { cellOf, columnsOf, isPending, problemOf, typedFor, withTyped } from './fee-grid'
import { assignCells, isBlock } from './paste-block'

const rows = [
  aFeeRow('B.A.', { 'First year': '12000', 'Third year': '13000' }),
  aFeeRow('B.C.A.', { 'first year ': '45000', 'Second year': '46000', 'Third year': '47000' }),
  aFeeRow('B.T.C. (D.El.Ed.)', {}),
]
const columns = columnsOf(rows)
const [ba, bca, btc] = rows as [CourseFees, CourseFees, CourseFees]
const [first, second, third] = columns as [
  (typeof columns)[number],
  (typeof columns)[number],
  (typeof columns)[number],
]
const lines = (row: CourseFees, typed: Record<string, string>) =>
  withTyped(row, columns, typed).map(({ year, amount }) => `${year}: ${amount}`)

test('columns are the fee lines of all courses, in the order that courses have them', () => {
  expect(columns.map(({ name }) => name)).toEqual(['First year', 'Second year', 'Third year'])
})

test('a typed amount changes its line, adds one in its place, or removes it', () => {
  expect(lines(ba, { [cellOf(ba, first)]: '₹ 12,500.00' })).toEqual([
    'First year: 12500',
    'Third year: 13000',
  ])
  expect(lines(ba, { [cellOf(ba, second)]: '12,750' })).toEqual([
    'First year: 12000',
    'Second year: 12750',
    'Third year: 13000',
  ])
  expect(lines(bca, { [cellOf(bca, third)]: ' ' })).toHaveLength(2)
  // Two people who add the same line add it under one key.
  const added = withTyped(btc, columns, { [cellOf(btc, first)]: '1' })
  expect(added).toEqual([{ _key: 'fee-firstyear-1', year: 'First year', amount: '1' }])
})

test('an invalid amount is explained, and an empty one is fine', () => {
  expect(problemOf('forty')).toMatch(/must be a whole number/)
  for (const text of ['', '45,000', '₹ 45,000', '45,000.00', '1,20,000/-'])
    expect(problemOf(text)).toBeUndefined()
})

test('a row knows what has to be typed to get other fees, and whether visitors see them', () => {
  const fees = { fees: withTyped(ba, columns, { [cellOf(ba, second)]: '5' }) }
  expect(typedFor(ba, fees)).toEqual({ [cellOf(ba, second)]: '5' })
  expect(isPending({ ...ba, public: fees })).toBe(true)
  expect(isPending({ ...ba, public: ba.edited })).toBe(false)
  const { public: _, ...hidden } = ba
  expect(isPending(hidden)).toBe(false)
})

test('a block is pasted from its cell on, and what does not fit is named', () => {
  const { typed, left } = assignCells(
    '1\t2\r\n"3,000"\t–\r\n',
    { rows, columns },
    { row: 1, column: 1 },
  )
  expect(typed).toEqual({
    [cellOf(bca, second)]: '1',
    [cellOf(bca, third)]: '2',
    [cellOf(btc, second)]: '3,000',
    [cellOf(btc, third)]: '',
  })
  expect(left).toEqual([])
  expect(assignCells('1\t2\n3\t4', { rows, columns }, { row: 2, column: 2 })).toEqual({
    typed: { [cellOf(btc, third)]: '1' },
    left: ['2', '3 4'],
  })
})

test('a block with names of courses and columns is sorted by them', () => {
  const block = 'Course\tThird Year\tHostel\nBCA\t50,000\t1\nB.Voc.\t9\nba\t14000'
  const { typed, left } = assignCells(block, { rows, columns }, { row: 2, column: 2 })
  expect(typed).toEqual({ [cellOf(bca, third)]: '50,000', [cellOf(ba, third)]: '14000' })
  expect(left).toEqual(['Hostel', 'B.Voc.'])
})

test('a single amount isn’t a block', () => {
  expect(isBlock('45,000\r\n')).toBe(false)
  expect(isBlock('45,000\t46,000')).toBe(true)
})
