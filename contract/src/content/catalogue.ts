import type { ListedCourseGroup } from './course-groups.ts'
import type { ListedCourse } from './courses.ts'
import { programCode } from './program-code.ts'

/** What every page knows of a course: its names, its place in the menu, its department. A change of these draws all pages anew. */
export type CatalogueCourse = Pick<
  ListedCourse,
  'slug' | 'title' | 'fullTitle' | 'group' | 'departmentKeyword'
>

/** The groups of courses and the courses in them, in the order of the menu: every page has it. */
export type Catalogue = {
  groups: readonly ListedCourseGroup[]
  courses: readonly CatalogueCourse[]
}

/** The catalogue of what is public. */
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

/** The courses of a group, in the order of the menu. */
export const coursesOf = ({ courses }: Catalogue, groupSlug: string) =>
  courses.filter(({ group }) => group === groupSlug)

/** A course by its slug, however it is spelled: `b.a.`, `BA` and `B. A.` are one. */
export function findCourse<Course extends Pick<CatalogueCourse, 'slug'>>(
  { courses }: { courses: readonly Course[] },
  spelling: string | undefined,
): Course | undefined {
  if (!spelling) return undefined
  const code = programCode(spelling)
  return courses.find(({ slug }) => programCode(slug) === code)
}

export const findCourseGroup = ({ groups }: Catalogue, slug: string | undefined) =>
  groups.find((group) => group.slug === slug)

/** What a department is called: like the course of its name, else as it was written. */
export const departmentTitle = (catalogue: Catalogue, department: string): string =>
  findCourse(catalogue, department)?.title ?? department
