import { v7 as uuidv7 } from 'uuid'
import { departmentsText } from '../src/platform/access/account-of.ts'
import type { Db } from '../src/platform/db/open.ts'
import type { AdminTable } from '../src/platform/db/staff-tables.ts'
import { hashToken, newToken } from '../src/platform/tokens.ts'

/** An account for the panel, an owner's unless the details say otherwise. No password opens it. */
export async function aStaffAccount(
  db: Db,
  details: Partial<AdminTable> = {},
): Promise<AdminTable> {
  const _id = uuidv7()
  const createdAt = '2026-11-01T06:00:00.000Z'
  const row = {
    _id,
    email: `${_id}@college.test`,
    passwordHash: 'no hash of any password',
    createdAt,
    name: '',
    role: 'owner',
    departments: departmentsText([]),
    mayPublish: 0,
    memberId: null,
    disabledAt: null,
    lastLoginAt: null,
    // No second factor is due but in tests about that.
    roleSince: '9000-01-01T00:00:00.000Z',
    ...details,
  } as const
  await db.insertInto('admins').values(row).execute()
  return row
}

/** Signs an account in without a login, as a deployed site has it. `isVerified`: the password was entered again, just now. */
export async function staffCookie(
  db: Db,
  { _id }: Pick<AdminTable, '_id'>,
  { isVerified = false } = {},
): Promise<string> {
  const token = newToken()
  const now = new Date().toISOString()
  await db
    .insertInto('adminSessions')
    .values({
      tokenHash: hashToken(token),
      adminId: _id,
      createdAt: now,
      lastSeenAt: now,
      verifiedAt: isVerified ? now : null,
      userAgent: null,
      network: null,
    })
    .execute()
  return `__Host-aid=${token}`
}
