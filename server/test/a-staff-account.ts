import { v7 as uuidv7 } from 'uuid'
import { departmentsText } from '../src/platform/access/account-of.ts'
import type { Db } from '../src/platform/db/open.ts'
import type { AdminTable } from '../src/platform/db/staff-tables.ts'
import { hashToken, newToken } from '../src/platform/tokens.ts'

/** A panel account, an owner's by default. It has no valid password. */
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
    // Tests are not about due second factors by default.
    roleSince: '9000-01-01T00:00:00.000Z',
    setUpDismissedAt: null,
    language: null,
    ...details,
  } as const
  await db.insertInto('admins').values(row).execute()
  return row
}

/** Creates a session without a login, as on a deployed site. `isVerified`: with a recent step-up. */
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
