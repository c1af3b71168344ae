import type { TranslationCode } from 'college/languages'
import type { ContentData } from 'contract/content/data'
import { tabulatedCourse } from 'contract/content/page'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readEntries } from './public-entries.ts'

const listed = z.array(tabulatedCourse)

/** A page with a table of courses comes with them, so that it needs no second call. */
export async function withTabulatedCourses(
  db: DbOrTrx,
  page: ContentData,
  now: Date,
  language?: TranslationCode,
): Promise<ContentData> {
  if (!page.courseTable || page.courseTable === 'none') return page
  const courses = await readEntries(db, 'course', now, language)
  return { ...page, courses: listed.parse(courses.map(({ data }) => data)) }
}
