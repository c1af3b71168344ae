import { type Catalogue, findCourse } from 'contract/content/catalogue'
import type { FacultyMember } from 'contract/people/faculty'

/** In menu order, because visitors look for a department; others last. */
export function orderHeads(heads: readonly FacultyMember[], catalogue: Catalogue): FacultyMember[] {
  const { courses } = catalogue
  const courseIndexOf = ({ department }: FacultyMember) => {
    const course = findCourse(catalogue, department)
    return course ? courses.indexOf(course) : courses.length
  }
  return [...heads].sort((a, b) => courseIndexOf(a) - courseIndexOf(b))
}
