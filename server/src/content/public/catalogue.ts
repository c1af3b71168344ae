import type { TranslationCode } from 'college/languages'
import { type Catalogue, catalogueOf } from 'contract/content/catalogue'
import { listedCourseGroup } from 'contract/content/course-groups'
import { listedCourse } from 'contract/content/courses'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readEntries } from './public-entries.ts'

export async function readCatalogue(
  db: DbOrTrx,
  now: Date,
  language?: TranslationCode,
): Promise<Catalogue> {
  const groups = await readEntries(db, 'courseGroup', now, language)
  const courses = await readEntries(db, 'course', now, language)
  return catalogueOf(
    groups.map(({ data }) => z.parse(listedCourseGroup, data)),
    courses.map(({ data }) => z.parse(listedCourse, data)),
  )
}
