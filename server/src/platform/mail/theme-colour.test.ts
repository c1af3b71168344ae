import { colours } from 'college/colours'
import { expect, test } from 'vitest'
import { themeColour } from './theme-colour.ts'

test('a colour of the pages is the one by day', () => {
  expect(themeColour('primary')).toBe(colours.brand)
  expect(themeColour('surface')).toBe(colours.surface)
})

test('a colour that the pages do not have is missed at once', () => {
  expect(() => themeColour('prima')).toThrow('--color-prima')
})
