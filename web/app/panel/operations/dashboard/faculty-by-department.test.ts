import { catalogue } from 'testing/a-catalogue.ts'
import { aMember } from 'testing/a-member.ts'
import { expect, test } from 'vitest'
import { facultyByDepartment } from './faculty-by-department'

const teachersOf = (...departments: (string | undefined)[]) =>
  departments.map((department) =>
    aMember({ designation: 'Lecturer', ...(department && { department }) }),
  )

test('spellings of a department are one, and the largest department comes first', () => {
  const figures = facultyByDepartment(
    teachersOf('History', 'BCA', 'B.A.', 'b.c.a.', 'B. C. A.', 'Economics', undefined),
    catalogue,
  )
  expect(figures).toEqual([
    { name: 'B.C.A.', count: 3 },
    { name: 'B.A.', count: 1 },
    { name: 'Economics', count: 1 },
    { name: 'History', count: 1 },
    { name: 'No department', count: 1 },
  ])
})

test('leaders and managers count for no department', () => {
  const members = [aMember({ designation: 'Principal' }), aMember({ designation: 'Dean' })]
  expect(facultyByDepartment(members, catalogue)).toEqual([])
})

test('of many departments the smallest are one figure', () => {
  const many = Array.from({ length: 20 }, (_, index) => `Department ${index + 1}`)
  const figures = facultyByDepartment(teachersOf(...many, 'Department 20'), catalogue)
  expect(figures).toHaveLength(12)
  expect(figures[0]).toEqual({ name: 'Department 20', count: 2 })
  expect(figures.at(-1)).toEqual({ name: '9 other departments', count: 9 })
})
