import { expect, test } from 'vitest'
import { clearDigit, editDigit, emptyCode, fillDigits } from './otp-code'

test('a digit goes into its box, and the next box follows', () => {
  expect(fillDigits(emptyCode, 0, '7')).toEqual({ code: '7     ', next: 1 })
  expect(fillDigits('12345 ', 5, '6')).toEqual({ code: '123456', next: 5 })
})

test('several digits fill the boxes from the chosen one, and a complete code fills all', () => {
  expect(fillDigits('9     ', 1, '23')).toEqual({ code: '923   ', next: 3 })
  expect(fillDigits(emptyCode, 4, '1234')).toEqual({ code: '    12', next: 5 })
  expect(fillDigits('999999', 3, 'Your code: 123-456')).toEqual({ code: '123456', next: 5 })
  expect(fillDigits(emptyCode, 2, '12345678')).toEqual({ code: '123456', next: 5 })
})

test('digits of keyboards for Hindi and Urdu are digits', () => {
  expect(fillDigits(emptyCode, 0, '१२३४५६')).toEqual({ code: '123456', next: 5 })
  expect(editDigit('12    ', 2, '۹')).toEqual({ code: '129   ', next: 3 })
})

test('text without digits changes nothing', () => {
  expect(fillDigits('12    ', 2, 'abc')).toEqual({ code: '12    ', next: 2 })
  expect(editDigit('12    ', 2, 'a')).toEqual({ code: '12    ', next: 2 })
  expect(editDigit('12    ', 1, '2a')).toEqual({ code: '12    ', next: 1 })
})

test('a second digit in a box replaces the first', () => {
  expect(editDigit('123   ', 1, '24')).toEqual({ code: '143   ', next: 2 })
  expect(editDigit('123   ', 1, '42')).toEqual({ code: '143   ', next: 2 })
  expect(editDigit('123   ', 1, '22')).toEqual({ code: '123   ', next: 2 })
})

test('a cleared box keeps the focus', () => {
  expect(editDigit('123   ', 1, '')).toEqual({ code: '1 3   ', next: 1 })
  expect(clearDigit('123456', 5)).toBe('12345 ')
})
