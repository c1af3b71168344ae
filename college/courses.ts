import type { CourseId } from './course-list.ts'
import { arts } from './courses/arts.ts'
import { commerce } from './courses/commerce.ts'
import { computing } from './courses/computing.ts'
import type { CourseText } from './courses/course-text.ts'
import { law } from './courses/law.ts'
import { management } from './courses/management.ts'
import { science } from './courses/science.ts'
import { teaching } from './courses/teaching.ts'

/** What the pages of the courses say, for every course of `course-list.ts`. */
export const courseTexts: Record<CourseId, CourseText> = {
  ...arts,
  ...science,
  ...commerce,
  ...management,
  ...computing,
  ...teaching,
  ...law,
}
