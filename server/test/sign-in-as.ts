import type { Holder } from 'contract/platform/roles'
import { departmentsText } from '../src/platform/access/account-of.ts'
import type { Db } from '../src/platform/db/open.ts'
import { aStaffAccount, staffCookie } from './a-staff-account.ts'

/** Creates an account and a session with a step-up. Returns the cookie. */
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
