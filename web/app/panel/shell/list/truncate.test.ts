import { expect, test } from 'vitest'
import { truncate } from './truncate'

test('a text of 120 characters stays whole', () => {
  expect(truncate('a'.repeat(120))).toBe('a'.repeat(120))
})

test('a longer text is cut after 120 characters', () => {
  expect(truncate('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`)
})

test('an emoji is one character and never cut in two', () => {
  expect(truncate('🎉'.repeat(120))).toBe('🎉'.repeat(120))
  expect(truncate('🎉'.repeat(121))).toBe(`${'🎉'.repeat(120)}…`)
})

test('a name is cut where its place ends', () => {
  expect(truncate('Computer laboratory', 8)).toBe('Computer…')
})
