import type { AccountDetails } from 'contract/accounts/account-form'
import { roles } from 'contract/platform/roles'
import { accountDepartments, departmentsText } from '../../platform/access/account-of.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { AdminTable } from '../../platform/db/staff-tables.ts'
import { badRequest } from '../../platform/errors.ts'

type Columns = Pick<AdminTable, 'name' | 'role' | 'departments' | 'mayPublish' | 'memberId'>

const noSuchMember = 'This person isn’t in Faculty and staff'

export const accountColumns = ({
  name,
  role,
  departments,
  mayPublish,
  memberId,
}: AccountDetails): Columns => ({
  name,
  role,
  departments: departmentsText([...new Set(departments)].toSorted()),
  mayPublish: mayPublish ? 1 : 0,
  memberId: memberId ?? null,
})

export const accountDetailsOf = (row: Columns): AccountDetails => ({
  name: row.name,
  role: row.role,
  departments: accountDepartments(row),
  mayPublish: row.mayPublish === 1,
  ...(row.memberId && { memberId: row.memberId }),
})

export const accountAuditEntry = (row: Columns) => ({
  name: row.name,
  role: roles[row.role].label,
  departments: accountDepartments(row).join(', '),
  mayPublish: row.mayPublish === 1,
  profile: row.memberId,
})

export async function requireLinkedMember(
  trx: Trx,
  { memberId }: Pick<AccountDetails, 'memberId'>,
): Promise<void> {
  if (!memberId) return
  const member = await trx
    .selectFrom('faculty')
    .select('_id')
    .where('_id', '=', memberId)
    .executeTakeFirst()
  if (!member) throw badRequest(noSuchMember, { memberId: noSuchMember })
}
