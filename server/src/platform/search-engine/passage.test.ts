import { expect, test } from 'vitest'
import { hitsOf, passageOf, prepareBody } from './passage.ts'
import { readQuery } from './query.ts'

test('a dot separates the cells of a table, not the pipe of their plain text', () => {
  const body = prepareBody('What | Amount Hostel for women | ₹38,400')
  expect(passageOf(body, hitsOf(readQuery('hostel')))).toEqual([
    { text: 'What · Amount ' },
    { text: 'Hostel', isHit: true },
    { text: ' for women · ₹38,400' },
  ])
})
