import type { AccountDetails } from 'contract/accounts/account-form'
import { type Catalogue, findCourse } from 'contract/content/catalogue'
import { roles } from 'contract/platform/roles'

/** Falls back to the code when the course no longer exists. */
export const departmentName = (catalogue: Catalogue, code: string): string =>
  findCourse(catalogue, code)?.title ?? code

type Visible = Pick<AccountDetails, 'role' | 'departments'> & { mayPublish?: boolean }

/** `Editor: BCA, B.Sc., can publish` */
export function accountDetailsText(
  catalogue: Catalogue,
  { role, departments, mayPublish }: Visible,
): string {
  const names = departments.map((code) => departmentName(catalogue, code)).join(', ')
  return `${roles[role].label}${names && `: ${names}`}${mayPublish ? ', can publish' : ''}`
}
