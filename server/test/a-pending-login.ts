import { dayMilliseconds } from 'contract/platform/durations'
import { renewCodes } from '../src/accounts/factors/recovery-codes.ts'
import type { Trx } from '../src/platform/db/schema.ts'
import { hashToken, newToken } from '../src/platform/tokens.ts'
import { aStaffAccount } from './a-staff-account.ts'

/** An account with a pending second step in two browsers, and its recovery codes. */
export async function twoPendingLogins(trx: Trx) {
  const { _id: adminId, passwordHash } = await aStaffAccount(trx)
  const at = new Date().toISOString()
  await trx
    .insertInto('authenticatorApps')
    .values({ adminId, secret: 'sealed', lastStep: null, createdAt: at, confirmedAt: at })
    .execute()
  const [one = '', two = ''] = await renewCodes(trx, adminId)
  const tokens = [newToken(), newToken()] as const
  const passwordMark = hashToken(passwordHash)
  const expiresAt = new Date(Date.now() + dayMilliseconds).toISOString()
  await trx
    .insertInto('pendingLogins')
    .values(
      tokens.map((token) => ({ tokenHash: hashToken(token), adminId, passwordMark, expiresAt })),
    )
    .execute()
  return { adminId, tokens, codes: [one, two] as const }
}
