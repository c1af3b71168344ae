import { facultyDepartments } from 'college/departments'
import { programCode } from 'contract/content/program-code'
import { useCatalogue } from '#app/lib/site'
import { useRights } from './use-rights'

export function useDepartments(): string[] {
  const { courses } = useCatalogue()
  const { may } = useRights()
  return facultyDepartments(courses).filter((one) => may('write records', programCode(one)))
}
