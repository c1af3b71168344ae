import { startingEntries } from 'college/starting-content'
import { catalogueOf } from 'contract/catalogue'
import type { CourseGroup } from 'contract/content/course-groups'
import type { Course } from 'contract/content/courses'

const { course: courses, courseGroup: groups } = startingEntries

/** The courses of an empty site. */
export const catalogue = catalogueOf(groups, courses)

/** One of them. */
export function aCourse(slug: string, facts: Partial<Course> = {}): Course {
  const course = courses.find((one) => one.slug === slug)
  if (!course) throw new Error(`No course begins at ${slug}`)
  return { ...course, ...facts }
}

/** One of their groups. */
export function aCourseGroup(slug: string, facts: Partial<CourseGroup> = {}): CourseGroup {
  const group = groups.find((one) => one.slug === slug)
  if (!group) throw new Error(`No group begins at ${slug}`)
  return { ...group, ...facts }
}
