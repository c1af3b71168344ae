import type { AccountDetails } from 'contract/accounts/account-form'
import { type Catalogue, departmentTitle } from 'contract/content/catalogue'
import { roles } from 'contract/platform/roles'

type Visible = Pick<AccountDetails, 'role' | 'departments'> & { mayPublish?: boolean }

/** `Editor: BCA, B.Sc., can publish` */
export function accountDetailsText(
  catalogue: Catalogue,
  { role, departments, mayPublish }: Visible,
): string {
  const names = departments.map((code) => departmentTitle(catalogue, code)).join(', ')
  return `${roles[role].label}${names && `: ${names}`}${mayPublish ? ', can publish' : ''}`
}
