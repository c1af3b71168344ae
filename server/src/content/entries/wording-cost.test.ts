import { schemaErrorsOf } from 'contract/content/content-type'
import { contentTypes } from 'contract/content/types'
import { expect, test } from 'vitest'
import { processorMilliseconds } from '../../../test/processor-time.ts'

const type = contentTypes.facts

// Patterns that restart at each letter take quadratic time: seconds here, and hours for a megabyte, which any author
// may send.
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
