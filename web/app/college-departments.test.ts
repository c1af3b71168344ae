import { collegeDepartments, facultyDepartments, staffDepartments } from 'college/departments'
import { sampleFaculty } from 'college/sample-faculty'
import { departmentTitle } from 'contract/content/catalogue'
import { isDepartmentOf, programCode } from 'contract/content/program-code'
import { catalogue } from 'testing/a-catalogue.ts'
import { expect, test } from 'vitest'

const { courses } = catalogue
const offered = facultyDepartments(courses)

test('each course has a department to choose, with people who teach it', () => {
  for (const course of courses)
    expect(offered.filter((variant) => isDepartmentOf(variant, course))).not.toEqual([])
  expect(offered).toHaveLength(courses.length)
})

test('a new course is offered after the others, and a removed one isn’t offered', () => {
  const library = { slug: 'b.lib.', title: 'B.Lib.' }
  const [first, ...others] = courses

  const departments = collegeDepartments([library, ...others])

  expect(departments.find(({ key }) => key === 'blib')).toEqual({
    key: 'blib',
    title: 'B.Lib.',
    spelling: 'B.LIB.',
  })
  const remaining = offered.filter(
    (variant) => programCode(variant) !== programCode(first?.slug ?? ''),
  )
  expect(facultyDepartments([library, ...others])).toEqual([...remaining, 'B.LIB.'])
  expect(staffDepartments(others)).not.toContain('BA')
})

test('all spellings of a department count as one, and other text is unchanged', () => {
  for (const variant of ['B.C.A.', 'BCA', 'b. c. a.'])
    expect(departmentTitle(catalogue, variant)).toBe('B.C.A.')
  expect(departmentTitle(catalogue, 'BALLB')).toBe('B.A.LL.B.')
  expect(departmentTitle(catalogue, 'l.l.b.')).toBe('l.l.b.')
  expect(departmentTitle(catalogue, 'School of Law')).toBe('School of Law')
  expect(staffDepartments(courses)).toEqual(['BCA', 'BALLB', 'BBA', 'B.Com', 'BA', 'B.Sc', 'MA'])
})

test('sample faculty belong to departments that can be chosen', () => {
  for (const { department } of sampleFaculty) expect([undefined, ...offered]).toContain(department)
})
