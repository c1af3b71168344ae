import type { TranslationCode } from 'college/languages'
import { readable } from 'contract/content/content-type'
import { course } from 'contract/content/courses'
import { contentData } from 'contract/content/data'
import type { CardView } from 'contract/content/rich-text/card-views'
import { faculty, memberPath } from 'contract/people/faculty'
import * as z from 'zod/mini'
import { isCurrentMember } from '../../platform/db/is-current-member.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { publicAt } from '../model/public-at.ts'
import { columnsIn, rowsIn } from '../records/translated-rows.ts'
import { translateEntries } from '../translations/public-translations.ts'

const courseDetails = z.pick(course.shown, { title: true, fullTitle: true, slug: true })

export async function readCourseCards(
  db: DbOrTrx,
  ids: readonly string[],
  now: Date,
  language?: TranslationCode,
): Promise<Map<string, CardView>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems._id', 'data'])
    .where('contentItems.type', '=', 'course')
    .where('contentItems._id', 'in', ids)
    .execute()
  const stored = rows.map(({ _id, data }) => ({ _id, data: contentData.parse(JSON.parse(data)) }))
  const entries = await translateEntries(db, 'course', stored, now, language)
  return new Map(
    entries.map((data, index) => {
      const visible = readable(course.fields, data)
      const { title, fullTitle: line, slug } = z.parse(courseDetails, visible)
      return [stored[index]?._id ?? '', { kind: 'course', title, line, path: course.page(slug) }]
    }),
  )
}

/** Without former members. */
export async function readPersonCards(
  db: DbOrTrx,
  ids: readonly string[],
  now: Date,
  language?: TranslationCode,
): Promise<Map<string, CardView>> {
  if (ids.length === 0) return new Map()
  const columns = ['_id', 'name', 'designation', 'photo', 'slug'] as const
  const members = await db
    .selectFrom('faculty')
    .select(columnsIn(faculty.fields, columns, language))
    .where('_id', 'in', ids)
    .where(isCurrentMember(now))
    .execute()
  return new Map(
    members
      .map(rowsIn(faculty.fields, language))
      .map(({ _id, name: title, designation: line, photo, slug }) => [
        _id,
        { kind: 'person', title, line, ...(photo && { photo }), path: memberPath(slug) },
      ]),
  )
}
