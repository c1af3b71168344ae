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
  '00- ',
])('repeated checks of “%s” take time proportional to the length of the text', async (letter) => {
  const text = letter.repeat(15_000)
  const data = Object.fromEntries(Object.keys(type.fields).map((name) => [name, text]))

  const cost = await processorMilliseconds(async () => {
    expect(schemaErrorsOf(type, data)).not.toEqual({})
  })

  expect(cost).toBeLessThan(800)
})

test('a text costs the same however often its marks are repeated', async () => {
  const marks = Array.from({ length: 500 }, () => ({ type: 'superscript' }))
  const text = { type: 'text', text: '1'.repeat(15_000), marks }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }

  const cost = await processorMilliseconds(async () => {
    expect(schemaErrorsOf(contentTypes.notice, { body })).not.toEqual({})
  })

  expect(cost).toBeLessThan(800)
})
