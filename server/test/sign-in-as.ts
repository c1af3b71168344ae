import type { Holder } from 'contract/platform/roles'
import { departmentsText } from '../src/platform/access/account-of.ts'
import type { Db } from '../src/platform/db/open.ts'
import { aStaffAccount, staffCookie } from './a-staff-account.ts'

/** Makes an account for the panel and signs it in, its password entered once more. Gives the cookie of its session. */
export async function signInAs(
  db: Db,
  { role, departments = [], mayPublish = false }: Pick<Holder, 'role'> & Partial<Holder>,
): Promise<string> {
  const status = {
    role,
    departments: departmentsText(departments),
    mayPublish: mayPublish ? 1 : 0,
  }
  return staffCookie(db, await aStaffAccount(db, status), { isVerified: true })
}
