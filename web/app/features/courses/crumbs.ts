import { type CourseGroupType, courseGroupList, type ListedCourse } from 'college/course-list'
import type { Crumb } from '#app/lib/breadcrumbs'
import { pathOf } from '#app/pages/path-of'

/** Address of the page of a group of courses. */
export const groupPath = (type: CourseGroupType) => pathOf('course-group', { courseType: type })
/** Address of the page of a course. */
export const coursePath = ({ id }: Pick<ListedCourse, 'id'>) => pathOf('course', { courseId: id })

/** The way from the home page to a group of courses. */
export function groupCrumbs(groupType: CourseGroupType): Crumb[] {
  return courseGroupList
    .filter(({ type }) => type === groupType)
    .map(({ type, title }) => ({ name: title, path: groupPath(type) }))
}

/** The way from the home page to a course. */
export function courseCrumbs(course: ListedCourse): Crumb[] {
  return [...groupCrumbs(course.group), { name: course.title, path: coursePath(course) }]
}
