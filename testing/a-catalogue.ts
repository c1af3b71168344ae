import { startingEntries } from 'college/starting-content'
import { catalogueOf } from 'contract/content/catalogue'
import { type CourseGroup, courseGroup } from 'contract/content/course-groups'
import { type Course, course } from 'contract/content/courses'
import { withReferences } from 'contract/content/populate-references'
import type { FindReference } from 'contract/content/rich-text/populate-rich-text-references'
import { aShownPicture } from './a-public-picture.ts'

const result: FindReference = {
  addressOf: () => undefined,
  shownOf: ({ kind, id }) => (kind === 'picture' ? aShownPicture(id) : undefined),
}

/** The courses and groups of an empty site, as pages get them. */
export const shownCourses = startingEntries.course.map((one) =>
  course.shown.parse(withReferences(course.fields, one, result)),
)
export const shownGroups = startingEntries.courseGroup.map((one) =>
  courseGroup.shown.parse(withReferences(courseGroup.fields, one, result)),
)

export const catalogue = catalogueOf(shownGroups, shownCourses)

export function aCourse(slug: string, facts: Partial<Course> = {}): Course {
  const known = shownCourses.find((one) => one.slug === slug)
  if (!known) throw new Error(`No course begins at ${slug}`)
  return { ...known, ...facts }
}

export function aCourseGroup(slug: string, facts: Partial<CourseGroup> = {}): CourseGroup {
  const group = shownGroups.find((one) => one.slug === slug)
  if (!group) throw new Error(`No group begins at ${slug}`)
  return { ...group, ...facts }
}
