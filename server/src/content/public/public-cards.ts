import { readable } from 'contract/content/content-type'
import { course } from 'contract/content/courses'
import { contentData } from 'contract/content/data'
import type { ShownCard } from 'contract/content/rich-text/card-views'
import { memberPath } from 'contract/people/faculty'
import * as z from 'zod/mini'
import { isHere } from '../../people/faculty/present.ts'
import type { Reading } from '../../platform/db/open.ts'
import { publicAt } from './public-at.ts'

const toldOfCourse = z.pick(course.shown, { title: true, fullTitle: true, slug: true })

export async function readCourseCards(
  db: Reading,
  ids: readonly string[],
  moment: Date,
): Promise<Map<string, ShownCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
    .select(['contentItems._id', 'data'])
    .where('contentItems.type', '=', 'course')
    .where('contentItems._id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ _id, data }) => {
      const shown = readable(course.fields, contentData.parse(JSON.parse(data)))
      const { title, fullTitle: line, slug } = z.parse(toldOfCourse, shown)
      return [_id, { kind: 'course', title, line, path: course.page(slug) }]
    }),
  )
}

/** Without former members. */
export async function readPersonCards(
  db: Reading,
  ids: readonly string[],
  moment: Date,
): Promise<Map<string, ShownCard>> {
  if (ids.length === 0) return new Map()
  const members = await db
    .selectFrom('faculty')
    .select(['_id', 'name', 'designation', 'photo', 'slug'])
    .where('_id', 'in', ids)
    .where(isHere(moment))
    .execute()
  return new Map(
    members.map(({ _id, name: title, designation: line, photo, slug }) => [
      _id,
      { kind: 'person', title, line, ...(photo && { photo }), path: memberPath(slug) },
    ]),
  )
}
