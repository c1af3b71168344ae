import { expect, test } from 'vitest'
import { bringNext } from './site-pages'

test.each([
  '/hostel',
  '/pages',
  '/admin',
  '/documents/rules.pdf',
])('a step to %s, at which the site has no page, is left to the server', async (path) => {
  await expect(bringNext(path)).rejects.toThrow(path)
})

test('a page of the site is brought once', async () => {
  await bringNext('/pages/hostel')

  expect(bringNext('/pages/library')).toBeUndefined()
})
