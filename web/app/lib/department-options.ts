import { type Catalogue, findCourse } from 'contract/content/catalogue'
import { programCode } from 'contract/content/program-code'

export function departmentOptions({ courses }: Catalogue, chosen: string) {
  const isListed = chosen === '' || findCourse({ courses }, chosen) !== undefined
  return [
    { value: '', label: 'All' },
    ...(isListed ? [] : [{ value: chosen, label: chosen }]),
    ...courses.map(({ slug, title }) => ({ value: programCode(slug), label: title })),
  ]
}
