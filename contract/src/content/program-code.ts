/**
 * The one key of a programme in all its spellings: `B.C.A.`, `BCA`, `b.c.a.` and `B. C. A.` are `bca`.
 * Joins courses, departments, filters and badges.
 */
export function programCode(spelling: string): string {
  return spelling.toLowerCase().replace(/[\s.-]/g, '')
}

/** What decides who teaches a course. */
export type TaughtCourse = { slug: string; departmentKeyword: string }

/** Whether a department teaches a course: it contains the course's keyword, or it is the course's own code. */
export function isDepartmentOf(department: string | undefined, course: TaughtCourse): boolean {
  if (!department) return false
  return (
    department.toLowerCase().includes(course.departmentKeyword.toLowerCase()) ||
    programCode(department) === programCode(course.slug)
  )
}
