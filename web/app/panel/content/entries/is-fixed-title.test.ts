import { expect, test } from 'vitest'
import { isFixedTitle } from './is-fixed-title'

test('only the name of an entry that exists once is a text of the panel', () => {
  expect(isFixedTitle({ type: 'facts', title: 'College facts' })).toBe(true)
  expect(isFixedTitle({ type: 'page', title: 'Page' })).toBe(false)
  expect(isFixedTitle({ type: 'facts', title: 'Something else' })).toBe(false)
})
