import { queryOptions } from '@tanstack/react-query'
import {
  type CourseGroupType,
  type CourseId,
  coursesOf,
  type ListedCourse,
} from 'college/course-list'
import { loadCourseText } from 'college/courses'
import { importOrReload } from '#app/lib/import-or-reload'

const coursesKey = ['courses'] as const

/** What the page of a course says. The document brings it; only a navigation in the browser loads its file. */
export const courseTextQuery = (courseId: CourseId) =>
  queryOptions({
    queryKey: [...coursesKey, 'text', courseId],
    queryFn: () => importOrReload(loadCourseText[courseId]),
    staleTime: 'static',
  })

async function programOf(course: ListedCourse) {
  const { duration, eligibility, summary, subjects, picture } = await loadCourseText[course.id]()
  return { ...course, duration, eligibility, summary, subjects, picture }
}
/** What the card of a course says. */
export type Program = Awaited<ReturnType<typeof programOf>>

/** The courses of a group. Without the long texts, which would be most of the document. */
export const programsQuery = (type: CourseGroupType) =>
  queryOptions({
    queryKey: [...coursesKey, 'programs', type],
    queryFn: () => importOrReload(() => Promise.all(coursesOf(type).map(programOf))),
    staleTime: 'static',
  })
