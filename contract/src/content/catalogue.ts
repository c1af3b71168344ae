import type { ListedCourseGroup } from './course-groups.ts'
import type { ListedCourse } from './courses.ts'
import { programCode } from './program-code.ts'

/** Every page includes these, so a change of any of them renders all pages again. */
export type CatalogueCourse = Pick<
  ListedCourse,
  'slug' | 'title' | 'fullTitle' | 'group' | 'departmentKeyword'
>

export type Catalogue = {
  groups: readonly ListedCourseGroup[]
  courses: readonly CatalogueCourse[]
}

export const catalogueOf = (
  groups: readonly ListedCourseGroup[],
  courses: readonly CatalogueCourse[],
): Catalogue => ({
  groups: groups.map(({ slug, title }) => ({ slug, title })),
  courses: courses.map(({ slug, title, fullTitle, group, departmentKeyword }) => ({
    slug,
    title,
    fullTitle,
    group,
    departmentKeyword,
  })),
})

export const coursesOf = ({ courses }: Catalogue, groupSlug: string) =>
  courses.filter(({ group }) => group === groupSlug)

/** Ignores dots, spaces and case: `b.a.`, `BA` and `B. A.` are one course. */
export function findCourse<Course extends Pick<CatalogueCourse, 'slug'>>(
  { courses }: { courses: readonly Course[] },
  variant: string | undefined,
): Course | undefined {
  if (!variant) return undefined
  const code = programCode(variant)
  return courses.find(({ slug }) => programCode(slug) === code)
}

export const findCourseGroup = ({ groups }: Catalogue, slug: string | undefined) =>
  groups.find((group) => group.slug === slug)

/** The course of that name, else the text as entered. */
export const departmentTitle = (catalogue: Catalogue, department: string): string =>
  findCourse(catalogue, department)?.title ?? department
