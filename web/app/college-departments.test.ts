import { courseList, departmentTitle } from 'college/course-list'
import {
  departmentsOf,
  facultyDepartments,
  findDepartment,
  offeredSpellings,
  staffDepartments,
} from 'college/departments'
import { sampleFaculty } from 'college/sample-faculty'
import { isDepartmentOf, programCode } from 'contract/program-code'
import { expect, test } from 'vitest'

test('each course has a department that can be chosen, in which people teach it', () => {
  for (const course of courseList)
    expect(facultyDepartments.filter((spelling) => isDepartmentOf(spelling, course))).not.toEqual(
      [],
    )
  expect(facultyDepartments).toHaveLength(courseList.length)
})

test('a course that is added is offered after the others, and one that is removed is not', () => {
  const library = { id: 'b.lib.', title: 'B.Lib.' }
  const [first, ...others] = courseList

  const departments = departmentsOf([library, ...others])

  expect(departments.find(({ key }) => key === 'blib')).toEqual({
    key: 'blib',
    title: 'B.Lib.',
    spelling: 'B.LIB.',
  })
  const remaining = facultyDepartments.filter(
    (spelling) => programCode(spelling) !== programCode(first.id),
  )
  expect(offeredSpellings(departments)).toEqual([...remaining, 'B.LIB.'])
})

test('all spellings of a department are one, and what is no department stays as it was written', () => {
  for (const spelling of ['B.C.A.', 'BCA', 'b. c. a.'])
    expect(findDepartment(spelling)?.key).toBe('bca')
  expect(departmentTitle('BALLB')).toBe('B.A.LL.B.')
  expect(departmentTitle('l.l.b.')).toBe('l.l.b.')
  expect(departmentTitle('School of Law')).toBe('School of Law')
  for (const spelling of staffDepartments) expect(findDepartment(spelling)).toBeDefined()
})

test('the sample faculty is in departments that can be chosen', () => {
  for (const { department } of sampleFaculty)
    expect([undefined, ...facultyDepartments]).toContain(department)
})
