import type { Standing } from 'contract/accounts/account-form'
import { type Catalogue, findCourse } from 'contract/content/catalogue'
import { roles } from 'contract/platform/roles'

/** What a department is called that is kept by its code; the code where there is no such course any more. */
export const departmentName = (catalogue: Catalogue, code: string): string =>
  findCourse(catalogue, code)?.title ?? code

type Shown = Pick<Standing, 'role' | 'departments'> & { mayPublish?: boolean }

/** `Editor of departments: BCA, B.Sc., publishes` */
export function standingWords(
  catalogue: Catalogue,
  { role, departments, mayPublish }: Shown,
): string {
  const names = departments.map((code) => departmentName(catalogue, code)).join(', ')
  return `${roles[role].label}${names && `: ${names}`}${mayPublish ? ', publishes' : ''}`
}
