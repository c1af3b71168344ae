import { passkeyRejected, type UsedPasskeyForm } from 'contract/accounts/passkeys'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Caller } from '../../platform/access/trusted-networks.ts'
import { badRequest, unauthorized } from '../../platform/errors.ts'
import { credentialOwnerOf } from '../factors/factors-of.ts'
import { countAdminAttempt, countTry } from './check-login.ts'
import type { StaffDeps } from './deps.ts'
import type { ProvenAdmin } from './session-rows.ts'
import { recordStepUp } from './step-up.ts'

type Deps = Pick<StaffDeps, 'db' | 'attempts' | 'trustedNetworks' | 'passkeys' | 'now'>

/** The passkey replaces the password. Rejects with 401 or 429. */
export async function checkPasskey(
  deps: Deps,
  form: UsedPasskeyForm,
  { caller, boundTo }: { caller: Caller; boundTo: string },
): Promise<ProvenAdmin & { email: string }> {
  const { db, attempts, passkeys } = deps
  const passkey = await passkeys.find(form.id)
  const admin =
    passkey?.adminId &&
    (await db
      .selectFrom('admins')
      .select(['_id', 'email', 'passwordHash'])
      .where('_id', '=', passkey.adminId)
      .where('disabledAt', 'is', null)
      .executeTakeFirst())
  if (!passkey || !admin) {
    await countAdminAttempt(attempts, caller.network)
    throw unauthorized(passkeyRejected)
  }
  const { _id: adminId, email, passwordHash } = admin
  await countTry(deps, email, caller)
  const signed = await passkeys.verifyUse(form, passkey, credentialOwnerOf(adminId), boundTo)
  const isUsed = signed && (await db.transaction().execute((trx) => passkeys.use(trx, signed)))
  if (!isUsed) throw unauthorized(passkeyRejected)
  return { adminId, email, passwordHash, isByPasswordAlone: false }
}

export const stepUpOf = ({ tokenHash }: Pick<Administrator, 'tokenHash'>) => `step-up:${tokenHash}`

export async function verifyOwnPasskey(
  deps: Deps,
  actor: Administrator,
  form: UsedPasskeyForm,
  caller: Caller,
): Promise<void> {
  const { db, passkeys, now } = deps
  const { _id, email } = actor
  await countTry(deps, email, caller)
  const passkey = await passkeys.find(form.id)
  if (passkey?.adminId !== _id) throw badRequest(passkeyRejected)
  const signed = await passkeys.verifyUse(form, passkey, credentialOwnerOf(_id), stepUpOf(actor))
  const isUsed =
    signed &&
    (await db.transaction().execute(async (trx) => {
      await actor.confirm(trx)
      return passkeys.use(trx, signed)
    }))
  if (!isUsed) throw badRequest(passkeyRejected)
  await recordStepUp(db, actor, true, now())
}
