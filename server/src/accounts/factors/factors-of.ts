import type { Factors } from 'contract/accounts/admin-factors'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { readPasskeys } from './passkey-rows.ts'
import { renewCodes } from './recovery-codes.ts'

export const credentialOwnerOf = (_id: string) => ({ kind: 'administrator', _id }) as const

export async function factorsOf(db: Db, adminId: string): Promise<Factors> {
  const app = await db
    .selectFrom('authenticatorApps')
    .select('confirmedAt')
    .where('adminId', '=', adminId)
    .executeTakeFirst()
  const codes = await db
    .selectFrom('recoveryCodes')
    .select('codeHash')
    .where('adminId', '=', adminId)
    .execute()
  return {
    passkeys: await readPasskeys(db, credentialOwnerOf(adminId)),
    ...(app?.confirmedAt && { appSince: app.confirmedAt }),
    codesLeft: codes.length,
  }
}

/** Recovery codes alone don't count. */
export const isFactored = ({ passkeys, appSince }: Pick<Factors, 'passkeys' | 'appSince'>) =>
  passkeys.length > 0 || appSince !== undefined

/** Undefined if the account already has codes. */
export async function firstCodes(trx: Trx, adminId: string): Promise<string[] | undefined> {
  const { codesLeft } = await factorsOf(trx, adminId)
  return codesLeft > 0 ? undefined : renewCodes(trx, adminId)
}

/** Also ends logins that wait for a second step. */
export async function removeFactors(trx: Trx, adminId: string): Promise<void> {
  for (const table of ['passkeys', 'authenticatorApps', 'recoveryCodes', 'pendingLogins'] as const)
    await trx.deleteFrom(table).where('adminId', '=', adminId).execute()
}
