import { type Catalogue, catalogueOf } from 'contract/content/catalogue'
import { listedCourseGroup } from 'contract/content/course-groups'
import { listedCourse } from 'contract/content/courses'
import * as z from 'zod/mini'
import type { Reading } from '../../platform/db/open.ts'
import { readEntries } from './public-entries.ts'

export async function readCatalogue(db: Reading, moment: Date): Promise<Catalogue> {
  const groups = await readEntries(db, 'courseGroup', moment)
  const courses = await readEntries(db, 'course', moment)
  return catalogueOf(
    groups.map(({ data }) => z.parse(listedCourseGroup, data)),
    courses.map(({ data }) => z.parse(listedCourse, data)),
  )
}
