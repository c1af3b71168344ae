import { schemaErrorsOf } from 'contract/content/content-type'
import { contentTypes } from 'contract/content/types'
import { expect, test } from 'vitest'
import { processorMilliseconds } from '../../../test/processor-time.ts'

const type = contentTypes.facts

// With patterns that begin anew at each letter, the cost grows with the square of the length: by seconds here, and in a
// megabyte, which anybody who writes may send, by hours.
test.each([
  'a',
  'A',
  'क',
  '1',
  '-',
  'a.',
])('repeated checks of “%s” take time proportional to the length of the text', async (letter) => {
  const text = letter.repeat(15_000)
  const data = Object.fromEntries(Object.keys(type.fields).map((name) => [name, text]))

  const cost = await processorMilliseconds(async () => {
    expect(schemaErrorsOf(type, data)).not.toEqual({})
  })

  expect(cost).toBeLessThan(800)
})
