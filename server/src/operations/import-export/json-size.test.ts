import { expect, test } from 'vitest'
import { hasMoreParts } from './json-size.ts'

const has = (text: string, most: number) => hasMoreParts(Buffer.from(text), most)

test('the names and values of JSON are counted, but nothing inside texts', async () => {
  const json = JSON.stringify({ a: ['{[,:', '\\"{,', 'x\\'], b: {} })
  const parts = '{"a":["","",""],"b":{}}'.replace(/[^{[,:]/g, '').length

  expect(await has(json, parts)).toBe(false)
  expect(await has(json, parts - 1)).toBe(true)
})

test('a sign that is escaped where a turn ends is still one', async () => {
  const turn = 1024 * 1024
  const text = 'x'.repeat(turn - '["'.length - 1)

  expect(await has(`["${text}\\",,,,"]`, 1)).toBe(false)
})
