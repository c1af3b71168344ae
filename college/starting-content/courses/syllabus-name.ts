import { programCode } from 'contract/content/program-code'
import type { CourseSlug } from './course-slugs.ts'

/** Name of its document. */
export const syllabusOf = (slug: CourseSlug) => `syllabus-${programCode(slug)}`
