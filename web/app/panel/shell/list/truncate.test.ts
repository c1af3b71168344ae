import { expect, test } from 'vitest'
import { truncate } from './truncate'

test('a text of 120 characters isn’t truncated', () => {
  expect(truncate('a'.repeat(120))).toBe('a'.repeat(120))
})

test('a longer text is truncated after 120 characters', () => {
  expect(truncate('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`)
})

test('an emoji is one character and never split', () => {
  expect(truncate('🎉'.repeat(120))).toBe('🎉'.repeat(120))
  expect(truncate('🎉'.repeat(121))).toBe(`${'🎉'.repeat(120)}…`)
})

test('a name is truncated at the end of its space', () => {
  expect(truncate('Computer laboratory', 8)).toBe('Computer…')
})
