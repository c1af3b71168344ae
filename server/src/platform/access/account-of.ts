import type { CurrentAdmin } from 'contract/accounts/admin'
import type { AdminTable } from '../db/staff-tables.ts'

export const accountDetailColumns = [
  '_id',
  'email',
  'name',
  'role',
  'departments',
  'mayPublish',
  'memberId',
] as const

export const accountDepartments = ({ departments }: Pick<AdminTable, 'departments'>): string[] =>
  JSON.parse(departments)

export const departmentsText = (codes: readonly string[]): string => JSON.stringify(codes)

export const accountOf = ({
  _id,
  email,
  name,
  role,
  ...row
}: Pick<AdminTable, (typeof accountDetailColumns)[number]>): CurrentAdmin => ({
  _id,
  email,
  name,
  role,
  departments: accountDepartments(row),
  mayPublish: row.mayPublish === 1,
  hasProfile: row.memberId !== null,
})
