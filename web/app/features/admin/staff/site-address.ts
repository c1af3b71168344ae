import type { Catalogue } from 'contract/catalogue'
import { staffGroup } from 'contract/designations'
import type { FacultyMember } from 'contract/faculty'
import { isDepartmentOf } from 'contract/program-code'
import { pathOf } from '#app/pages/path-of'

/** The page on which visitors find somebody: the team's, or the first course of the department; undefined for none. */
export function siteAddressOf(
  { designation, department }: FacultyMember,
  { courses }: Catalogue,
): string | undefined {
  if (staffGroup(designation) !== 'teaching') return pathOf('team')
  const course = courses.find((course) => isDepartmentOf(department, course))
  return course && pathOf('course', { courseId: course.slug })
}
