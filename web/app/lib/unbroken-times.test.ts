import { expect, test } from 'vitest'
import { unbrokenTimes } from './unbroken-times'

const shown = (text: string) => unbrokenTimes(text).replaceAll('\u00a0', '_')

test('times and their ranges stay together, and everything else may wrap', () => {
  expect(shown('Mon–Fri, 10:00 AM – 12:00 PM')).toBe('Mon–Fri, 10:00_AM_–_12:00_PM')
  expect(shown('Monday to Saturday, 9 AM – 5 PM')).toBe('Monday to Saturday, 9_AM_–_5_PM')
  expect(shown('Wednesday, December 2, 2026, 2:00 PM')).toBe('Wednesday, December 2, 2026, 2:00_PM')
  expect(shown('सोम–शुक्र, सुबह 10:00 – दोपहर 12:00')).toBe('सोम–शुक्र, सुबह_10:00_–_दोपहर_12:00')
})
