import { courseList, findCourse } from 'college/course-list'
import type { FacultyMember } from 'contract/faculty'

function place({ department }: FacultyMember): number {
  const course = findCourse(department)
  return course ? courseList.indexOf(course) : courseList.length
}

/** In the order of the menu of courses, because visitors look for a department; whoever heads no course's comes last. */
export function orderHeads(heads: readonly FacultyMember[]): FacultyMember[] {
  return [...heads].sort((a, b) => place(a) - place(b))
}
