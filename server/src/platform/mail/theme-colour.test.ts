import { colours } from 'college/colours'
import { expect, test } from 'vitest'
import { themeColour } from './theme-colour.ts'

test('a colour of the pages is the light mode’s', () => {
  expect(themeColour('primary')).toBe(colours.brand)
  expect(themeColour('surface')).toBe(colours.surface)
})

test('a colour that the pages don’t have is reported at once', () => {
  expect(() => themeColour('prima')).toThrow('--color-prima')
})
