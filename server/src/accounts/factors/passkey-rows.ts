import {
  maxPasskeys,
  type Passkey,
  passkeyKnown,
  passkeyNotFound,
  tooManyPasskeys,
} from 'contract/accounts/passkeys'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest, notFound } from '../../platform/errors.ts'
import { type CredentialOwner, columnOf, ownedBy } from './credential-owner.ts'

export type NewPasskey = {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  isSynced: boolean
}

export const passkeysOf = (db: Db, owner: CredentialOwner) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where(columnOf(owner), '=', owner._id)
    .orderBy('createdAt')
    .orderBy('_id')
    .execute()

export async function readPasskeys(db: Db, owner: CredentialOwner): Promise<Passkey[]> {
  const rows = await passkeysOf(db, owner)
  return rows.map(({ _id, name, isSynced, createdAt, lastUsedAt }) => ({
    _id,
    name,
    isSynced: isSynced === 1,
    createdAt,
    ...(lastUsedAt && { lastUsedAt }),
  }))
}

/** The account must be locked. Rejects with 400 for a known passkey or one too many. */
export async function insertPasskey(
  trx: Trx,
  owner: CredentialOwner,
  { transports, isSynced, ...passkey }: NewPasskey & { name: string },
  now: Date,
): Promise<void> {
  if ((await passkeysOf(trx, owner)).length >= maxPasskeys) throw badRequest(tooManyPasskeys)
  const inserted = await trx
    .insertInto('passkeys')
    .values({
      ...passkey,
      ...ownedBy(owner),
      _id: uuidv7(),
      transports: JSON.stringify(transports),
      isSynced: Number(isSynced),
      createdAt: now.toISOString(),
      lastUsedAt: null,
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('_id')
    .executeTakeFirst()
  if (!inserted) throw badRequest(passkeyKnown)
}

export async function setPasskeyName(
  trx: Trx,
  owner: CredentialOwner,
  passkeyId: string,
  name: string,
): Promise<void> {
  const renamed = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('_id', '=', passkeyId)
    .where(columnOf(owner), '=', owner._id)
    .returning('_id')
    .executeTakeFirst()
  if (!renamed) throw notFound(passkeyNotFound)
}

/** Returns the passkey's name. Rejects with 404. */
export async function deletePasskey(
  trx: Trx,
  owner: CredentialOwner,
  passkeyId: string,
): Promise<string> {
  const removed = await trx
    .deleteFrom('passkeys')
    .where('_id', '=', passkeyId)
    .where(columnOf(owner), '=', owner._id)
    .returning('name')
    .executeTakeFirst()
  if (!removed) throw notFound(passkeyNotFound)
  return removed.name
}
