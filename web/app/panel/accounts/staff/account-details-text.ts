import type { AccountDetails } from 'contract/accounts/account-form'
import { type Catalogue, departmentTitle } from 'contract/content/catalogue'
import { roles } from 'contract/platform/roles'

type Visible = Pick<AccountDetails, 'role' | 'departments'> & { mayPublish?: boolean }

export const departmentNames = (catalogue: Catalogue, codes: readonly string[]): string =>
  codes.map((code) => departmentTitle(catalogue, code)).join(', ')

/** `Editor: BCA, B.Sc., can publish` */
export function accountDetailsText(
  catalogue: Catalogue,
  { role, departments, mayPublish }: Visible,
): string {
  const names = departmentNames(catalogue, departments)
  return `${roles[role].label}${names && `: ${names}`}${mayPublish ? ', can publish' : ''}`
}
