import type { Standing } from 'contract/accounts/account-form'
import { roles } from 'contract/platform/roles'
import type { Transaction } from 'kysely'
import { departmentsOf, departmentsText } from '../../platform/access/account-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { AdminTable } from '../../platform/db/staff-tables.ts'
import { badRequest } from '../../platform/http/errors.ts'

type Columns = Pick<AdminTable, 'name' | 'role' | 'departments' | 'mayPublish' | 'memberId'>

const noSuchMember = 'This person isn’t in Faculty and staff'

export const columnsOf = ({
  name,
  role,
  departments,
  mayPublish,
  memberId,
}: Standing): Columns => ({
  name,
  role,
  departments: departmentsText([...new Set(departments)].toSorted()),
  mayPublish: mayPublish ? 1 : 0,
  memberId: memberId ?? null,
})

export const standingOf = (row: Columns): Standing => ({
  name: row.name,
  role: row.role,
  departments: departmentsOf(row),
  mayPublish: row.mayPublish === 1,
  ...(row.memberId && { memberId: row.memberId }),
})

export const notedStanding = (row: Columns) => ({
  name: row.name,
  role: roles[row.role].label,
  departments: departmentsOf(row).join(', '),
  mayPublish: row.mayPublish === 1,
  profile: row.memberId,
})

export async function requireMember(
  trx: Transaction<Database>,
  { memberId }: Pick<Standing, 'memberId'>,
): Promise<void> {
  if (!memberId) return
  const member = await trx
    .selectFrom('faculty')
    .select('_id')
    .where('_id', '=', memberId)
    .executeTakeFirst()
  if (!member) throw badRequest(noSuchMember, { memberId: noSuchMember })
}
