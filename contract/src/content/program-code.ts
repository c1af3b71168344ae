/** `B.C.A.`, `BCA`, `b.c.a.` and `B. C. A.` all become `bca`. Joins courses, departments, filters and badges. */
export function programCode(variant: string): string {
  return variant.toLowerCase().replace(/[\s.-]/g, '')
}

export type TaughtCourse = { slug: string; departmentKeyword: string }

/** Specification: the department contains the course's keyword or normalises to its code. */
export function isDepartmentOf(department: string | undefined, course: TaughtCourse): boolean {
  if (!department) return false
  return (
    department.toLowerCase().includes(course.departmentKeyword.toLowerCase()) ||
    programCode(department) === programCode(course.slug)
  )
}
