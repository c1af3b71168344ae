import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength'

test.each([
  ['', 'short'],
  ['abc12', 'short'],
  ['🌳🌳🌳', 'short'],
  ['abcdef', 'fair'],
  ['maple-kettle', 'fair'],
  ['Maple-Ket1', 'strong'],
  ['maple kettle lantern', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
