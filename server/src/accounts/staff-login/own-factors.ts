import { lastFactorRequired, wrongFirstCode } from 'contract/accounts/admin-factors'
import {
  type CreationOptions,
  type NewPasskeyForm,
  passkeyNotAccepted,
} from 'contract/accounts/passkeys'
import { minuteSeconds } from 'contract/platform/durations'
import type { Administrator, Confirmed, SteppingUp } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest, conflict } from '../../platform/errors.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { authenticatorUrl } from '../factors/authenticator-apps.ts'
import { credentialOwnerOf, factorsOf, firstCodes, isFactored } from '../factors/factors-of.ts'
import { deletePasskey, insertPasskey, setPasskeyName } from '../factors/passkey-rows.ts'
import { renewCodes } from '../factors/recovery-codes.ts'
import type { StaffDeps } from './deps.ts'
import { isLastOwner, lockAccount } from './lock-account.ts'
import { type FactorChange, factorChangeText, factorMail } from './mails.ts'

type ChangeDeps = Pick<
  StaffDeps,
  'db' | 'attempts' | 'mail' | 'college' | 'passkeys' | 'authenticatorApps' | 'now'
>

const firstCodeTries: Limit = { count: 20, seconds: 15 * minuteSeconds }
const additionOf = ({ tokenHash }: Administrator) => `new passkey:${tokenHash}`

type Done<Result> = { result: Result; changed: FactorChange }

async function note(
  trx: Trx,
  { _id, email: name }: Administrator,
  admin: Confirmed,
  { factor, now }: { factor: string; now: Date },
): Promise<void> {
  const target = { _id, name }
  const subject = 'administrator'
  await recordActivity(trx, { admin, action: 'updated', subject, target, after: { factor } }, now)
}

/** With the account locked; logs the change and emails the administrator. */
async function change<Result>(
  { db, mail, now }: ChangeDeps,
  actor: Administrator,
  work: (trx: Trx) => Promise<Done<Result>>,
): Promise<Result> {
  const { result } = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, actor._id)
    const admin = await actor.confirm(trx)
    const done = await work(trx)
    await note(trx, actor, admin, { factor: factorChangeText(done.changed), now: now() })
    if (mail.canSend) await mail.queue(trx, factorMail(actor.email, done.changed))
    return done
  })
  mail.sendQueued()
  return result
}

/**
 * With the first factor, all other sessions and recovery codes end: whoever logged in with only the password may be an
 * attacker.
 */
async function beginFactors(trx: Trx, { _id, tokenHash }: Administrator, wasFactored: boolean) {
  if (wasFactored) return firstCodes(trx, _id)
  await trx
    .deleteFrom('adminSessions')
    .where('adminId', '=', _id)
    .where('tokenHash', '!=', tokenHash)
    .execute()
  return renewCodes(trx, _id)
}

/** Removing the last factor removes the recovery codes. Rejects with 409 for the only owner who can log in. */
async function leaveOne(trx: Trx, { _id }: Administrator): Promise<void> {
  if (isFactored(await factorsOf(trx, _id))) return
  if (await isLastOwner(trx, _id)) throw conflict(lastFactorRequired)
  await trx.deleteFrom('recoveryCodes').where('adminId', '=', _id).execute()
}

/** Uses up the step-up. */
export async function requestPasskeyOfAdmin(
  { db, passkeys }: ChangeDeps,
  actor: SteppingUp,
): Promise<CreationOptions> {
  await db.transaction().execute(async (trx) => {
    await actor.confirm(trx)
    await actor.useStepUp(trx)
  })
  const name = `${actor.email} (panel)`
  return passkeys.creationOptions(credentialOwnerOf(actor._id), name, additionOf(actor))
}

/** Returns recovery codes with the first factor. Rejects with 400. */
export async function addPasskeyOfAdmin(
  deps: ChangeDeps,
  actor: Administrator,
  { name, ...form }: NewPasskeyForm,
): Promise<string[] | undefined> {
  const { passkeys, now } = deps
  const made = await passkeys.verifyNew(form, additionOf(actor))
  if (!made) throw badRequest(passkeyNotAccepted)
  const { challenge, ...passkey } = made
  return change(deps, actor, async (trx) => {
    if (!(await passkeys.spend(trx, challenge))) throw badRequest(passkeyNotAccepted)
    const wasFactored = isFactored(await factorsOf(trx, actor._id))
    await insertPasskey(trx, credentialOwnerOf(actor._id), { ...passkey, name }, now())
    const codes = await beginFactors(trx, actor, wasFactored)
    return { result: codes, changed: { text: 'passkey “{name}” added', name } }
  })
}

/** No email: it grants nothing. Rejects with 404. */
export async function renamePasskeyOfAdmin(
  { db, now }: Pick<ChangeDeps, 'db' | 'now'>,
  actor: Administrator,
  passkeyId: string,
  name: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, actor._id)
    const admin = await actor.confirm(trx)
    await setPasskeyName(trx, credentialOwnerOf(actor._id), passkeyId, name)
    await note(trx, actor, admin, { factor: `passkey renamed to “${name}”`, now: now() })
  })
}

/** Rejects with 403, 404 or 409. */
export const removePasskeyOfAdmin = (deps: ChangeDeps, actor: SteppingUp, passkeyId: string) =>
  change(deps, actor, async (trx) => {
    await actor.useStepUp(trx)
    const name = await deletePasskey(trx, credentialOwnerOf(actor._id), passkeyId)
    await leaveOne(trx, actor)
    return { result: name, changed: { text: 'passkey “{name}” removed', name } }
  })

/** Rejects with 403 or 409. */
export async function beginOwnApp(
  { db, college, authenticatorApps, now }: ChangeDeps,
  { _id, email, confirm, useStepUp }: SteppingUp,
): Promise<{ secret: string; uri: string }> {
  const secret = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, _id)
    await confirm(trx)
    await useStepUp(trx)
    return authenticatorApps.begin(trx, _id, now())
  })
  return {
    secret,
    uri: await authenticatorUrl({ issuer: (await college()).name, label: email, secret }),
  }
}

/** Returns recovery codes with the first factor. Rejects with 400 or 429. */
export async function confirmOwnApp(
  deps: ChangeDeps,
  actor: Administrator,
  code: string,
): Promise<string[] | undefined> {
  const { attempts, authenticatorApps, now } = deps
  await attempts.take([`admin-first-code:${actor.email}`, firstCodeTries])
  return change(deps, actor, async (trx) => {
    const wasFactored = isFactored(await factorsOf(trx, actor._id))
    const taken = { now: now(), isFirst: true }
    if (!(await authenticatorApps.take(trx, actor._id, code, taken)))
      throw badRequest(wrongFirstCode, { code: wrongFirstCode })
    const codes = await beginFactors(trx, actor, wasFactored)
    return { result: codes, changed: { text: 'authenticator app added' } }
  })
}

/** Rejects with 403, 404 or 409. */
export const removeOwnApp = (deps: ChangeDeps, actor: SteppingUp) =>
  change(deps, actor, async (trx) => {
    await actor.useStepUp(trx)
    if (await deps.authenticatorApps.remove(trx, actor._id)) await leaveOne(trx, actor)
    return { result: undefined, changed: { text: 'authenticator app removed' } }
  })

export const renewOwnCodes = (deps: ChangeDeps, actor: SteppingUp): Promise<string[]> =>
  change(deps, actor, async (trx) => {
    await actor.useStepUp(trx)
    return {
      result: await renewCodes(trx, actor._id),
      changed: { text: 'new recovery codes created' },
    }
  })
