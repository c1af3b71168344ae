import { readable } from 'contract/content/content-type'
import { course } from 'contract/content/courses'
import { contentData } from 'contract/content/data'
import type { ShownCard } from 'contract/content/prose/shown-cards'
import { teamPage } from 'contract/content/team-page'
import { staffGroup } from 'contract/designations'
import { isDepartmentOf } from 'contract/program-code'
import * as z from 'zod/mini'
import type { Reading } from './entry.ts'
import { publicAt } from './public-at.ts'

const toldOfCourse = z.pick(course.shown, {
  title: true,
  fullTitle: true,
  slug: true,
  departmentKeyword: true,
})

/** The courses that are public at a moment, in the order of the menu: all, or those with these ids. */
async function readCourses(db: Reading, moment: Date, ids?: readonly string[]) {
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
    .select(['contentItems._id', 'data'])
    .where('contentItems.type', '=', 'course')
    .$if(ids !== undefined, (rows) => rows.where('contentItems._id', 'in', ids ?? []))
    .orderBy('position')
    .orderBy('contentItems._id')
    .execute()
  return rows.map(({ _id, data }) => ({
    _id,
    ...z.parse(toldOfCourse, readable(course.fields, contentData.parse(JSON.parse(data)))),
  }))
}

/** Those of these entries that are public courses, as texts show them. */
export async function readCourseCards(
  db: Reading,
  ids: readonly string[],
  moment: Date,
): Promise<Map<string, ShownCard>> {
  if (ids.length === 0) return new Map()
  const courses = await readCourses(db, moment, ids)
  return new Map(
    courses.map(({ _id, title, fullTitle, slug }) => [
      _id,
      { kind: 'course', title, line: fullTitle, path: course.page(slug) },
    ]),
  )
}

/** Where more is said of somebody: a teacher stands on the page of a course, all others on that of the team. */
function pathOf(
  { _id, designation, department }: { _id: string; designation: string; department: string | null },
  courses: Awaited<ReturnType<typeof readCourses>>,
): string | undefined {
  if (staffGroup(designation) !== 'teaching') return `${teamPage.page}#${_id}`
  const taught = courses.find((one) => isDepartmentOf(department ?? undefined, one))
  return taught && `${course.page(taught.slug)}?${new URLSearchParams({ teacher: _id })}`
}

/** These people as texts show them; whoever has left is not among them. */
export async function readPersonCards(
  db: Reading,
  ids: readonly string[],
  moment: Date,
): Promise<Map<string, ShownCard>> {
  if (ids.length === 0) return new Map()
  const members = await db
    .selectFrom('faculty')
    .select(['_id', 'name', 'designation', 'department', 'photo'])
    .where('_id', 'in', ids)
    .execute()
  const courses = members.length > 0 ? await readCourses(db, moment) : []
  return new Map(
    members.map((member) => {
      const { _id, name: title, designation: line, photo } = member
      const path = pathOf(member, courses)
      return [_id, { kind: 'person', title, line, ...(photo && { photo }), ...(path && { path }) }]
    }),
  )
}
