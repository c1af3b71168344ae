import { catalogue } from 'testing/a-catalogue.ts'
import { aMember } from 'testing/a-member.ts'
import { expect, test } from 'vitest'
import { orderHeads } from './order-heads'

test('heads are in the order of the courses, however their departments are spelled', () => {
  const departments = ['Sports', 'BALLB', 'M.COM.', undefined, 'b.a.', 'BCA']
  const heads = departments.map((department) => aMember(department ? { department } : {}))

  expect(orderHeads(heads, catalogue).map(({ department }) => department)).toEqual([
    'b.a.',
    'M.COM.',
    'BCA',
    'BALLB',
    'Sports',
    undefined,
  ])
})
