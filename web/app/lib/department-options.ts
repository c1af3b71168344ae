import { type Catalogue, findCourse } from 'contract/content/catalogue'
import { programCode } from 'contract/content/program-code'

/** What a list can be narrowed to: all, the departments of the courses, and the chosen one, which may be none of them. */
export function departmentOptions({ courses }: Catalogue, chosen: string) {
  const isListed = chosen === '' || findCourse({ courses }, chosen) !== undefined
  return [
    { value: '', label: 'All' },
    ...(isListed ? [] : [{ value: chosen, label: chosen }]),
    ...courses.map(({ slug, title }) => ({ value: programCode(slug), label: title })),
  ]
}
