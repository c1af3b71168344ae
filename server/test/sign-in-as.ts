import type { Holder } from 'contract/roles'
import { departmentsText } from '../src/admin/account-of.ts'
import { createAdmin } from '../src/admin/accounts.ts'
import type { Db } from '../src/db/open.ts'
import { hashToken, newToken } from '../src/http/tokens.ts'

/** Makes an account for the panel and signs it in with its password entered once more. Gives the cookie of its session. */
export async function signInAs(
  db: Db,
  { role, departments = [], mayPublish = false }: Pick<Holder, 'role'> & Partial<Holder>,
  now = new Date(),
): Promise<string> {
  const token = newToken()
  const email = `${token.slice(0, 12).toLowerCase()}@college.test`
  await createAdmin(db, email, 'sandstone-Arch-9')
  const account = await db
    .updateTable('admins')
    .set({ role, departments: departmentsText(departments), mayPublish: mayPublish ? 1 : 0 })
    .where('email', '=', email)
    .returning('_id')
    .executeTakeFirstOrThrow()
  const at = now.toISOString()
  await db
    .insertInto('adminSessions')
    .values({
      tokenHash: hashToken(token),
      adminId: account._id,
      createdAt: at,
      lastSeenAt: at,
      verifiedAt: at,
      userAgent: null,
      network: null,
    })
    .execute()
  return `__Host-aid=${token}`
}
