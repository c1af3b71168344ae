import { expect, test } from 'vitest'
import { isVisitor } from './visitor.ts'

test.each([
  [undefined, true],
  ['', true],
  ['aid=x; theme=dark', true],
  ['acid=x', true],
  ['sid=x', false],
  ['theme=dark; sid=x', false],
  ['theme=dark;__Host-sid=x', false],
])('the cookies %j belong to a visitor: %s', (cookie, expected) => {
  expect(isVisitor({ headers: { ...(cookie !== undefined && { cookie }) } })).toBe(expected)
})
