import { expect, test } from 'vitest'
import { hitsOf, passageOf, prepareBody } from './passage.ts'
import { readQuery } from './query.ts'

test('cells of a table are told apart without the signs of a plain text', () => {
  const body = prepareBody('What | Amount Hostel for women | ₹38,400')
  expect(passageOf(body, hitsOf(readQuery('hostel')))).toEqual([
    { text: 'What · Amount ' },
    { text: 'Hostel', isHit: true },
    { text: ' for women · ₹38,400' },
  ])
})
