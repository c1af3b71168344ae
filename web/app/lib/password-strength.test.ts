import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength'

const common = new Set(['password', 'monkey'])

test.each([
  ['zzzzzzzzzzzzzzzz', 'easy'],
  ['1212121212121212', 'easy'],
  ['Password2026!', 'easy'],
  ['99-monkey-99', 'easy'],
  ['monkeymonkeymonkey', 'easy'],
  ['asha.verma.1', 'easy'],
  ['abcdef', 'fair'],
  ['maple-kettle', 'fair'],
  ['Maple-Ket1', 'strong'],
  ['maple kettle lantern', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(passwordStrength(password, common, ['Asha.Verma'])).toBe(strength)
})
