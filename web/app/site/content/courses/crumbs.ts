import { type Catalogue, findCourseGroup } from 'contract/content/catalogue'
import { pathOf } from '#app/framework/addresses/path-of'
import type { Crumb } from '#app/lib/breadcrumbs'

type Group = { slug: string; title: string }
type Course = { slug: string; title: string; group: string }

export const groupPath = (slug: string) => pathOf('course-group', { courseType: slug })
export const coursePath = ({ slug }: Pick<Course, 'slug'>) => pathOf('course', { courseId: slug })

export const groupCrumbs = ({ slug, title }: Group): Crumb[] => [
  { name: title, path: groupPath(slug) },
]

export function courseCrumbs(course: Course, catalogue: Catalogue): Crumb[] {
  const group = findCourseGroup(catalogue, course.group)
  return [...(group ? groupCrumbs(group) : []), { name: course.title, path: coursePath(course) }]
}
