import { invalidAdminLogin, type SecondStep } from 'contract/accounts/admin'
import { secondStepMinutes, secondStepOver, wrongCode } from 'contract/accounts/admin-factors'
import { daySeconds, minuteMilliseconds, minuteSeconds } from 'contract/platform/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/access/trusted-networks.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest, unauthorized } from '../../platform/errors.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { createTokenCookie } from '../../platform/http/token-cookie.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { factorsOf, isFactored } from '../factors/factors-of.ts'
import { useUpCode } from '../factors/recovery-codes.ts'
import { recordRejection } from './check-login.ts'
import type { StaffDeps } from './deps.ts'
import type { ProvenAdmin } from './session-rows.ts'

type Proven = ProvenAdmin & { email: string }
type SecondStepDeps = Pick<
  StaffDeps,
  'db' | 'attempts' | 'trustedNetworks' | 'authenticatorApps' | 'now'
>

const wrongCodes: Limit = { count: 5, seconds: 15 * minuteSeconds }
const wrongCodesOfDay: Limit = { count: 100, seconds: daySeconds }

export const createStepCookie = (config: Config) =>
  createTokenCookie(config, {
    name: 'step',
    sameSite: 'strict',
    maxAgeSeconds: secondStepMinutes * minuteSeconds,
  })
type StepCookie = ReturnType<typeof createStepCookie>

/** Undefined if the password is enough. */
export async function requestSecondStep(
  { db, now }: Pick<SecondStepDeps, 'db' | 'now'>,
  cookie: StepCookie,
  reply: FastifyReply,
  { adminId, passwordHash }: Proven,
): Promise<SecondStep | undefined> {
  const factors = await factorsOf(db, adminId)
  if (!isFactored(factors)) return undefined
  const token = newToken()
  await db
    .insertInto('pendingLogins')
    .values({
      tokenHash: hashToken(token),
      adminId,
      passwordMark: hashToken(passwordHash),
      expiresAt: new Date(now().getTime() + secondStepMinutes * minuteMilliseconds).toISOString(),
    })
    .execute()
  cookie.give(reply, token)
  return { hasPasskey: factors.passkeys.length > 0, hasApp: factors.appSince !== undefined }
}

/** Rejects with 401 if the password was entered too long ago or has changed. */
async function findPending({ db, now }: SecondStepDeps, tokenHash = ''): Promise<Proven> {
  const result = await db
    .selectFrom('pendingLogins')
    .innerJoin('admins', 'admins._id', 'pendingLogins.adminId')
    .select(['adminId', 'email', 'passwordHash', 'passwordMark'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now().toISOString())
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!result || hashToken(result.passwordHash) !== result.passwordMark)
    throw unauthorized(secondStepOver)
  const { adminId, email, passwordHash } = result
  return { adminId, email, passwordHash, isByPasswordAlone: false }
}

/** Codes and the pending login work once. */
async function redeem(
  { authenticatorApps, now }: SecondStepDeps,
  trx: Trx,
  { adminId, passwordHash }: Proven,
  { code, tokenHash = '' }: { code: string; tokenHash: string | undefined },
): Promise<boolean> {
  // A no-op update that locks the account on both engines.
  const locked = await trx
    .updateTable('admins')
    .set({ passwordHash })
    .where('_id', '=', adminId)
    .where('passwordHash', '=', passwordHash)
    .returning('_id')
    .executeTakeFirst()
  if (!locked) throw unauthorized(invalidAdminLogin)
  const isRight =
    (await authenticatorApps.take(trx, adminId, code, { now: now(), isFirst: false })) ||
    (await useUpCode(trx, adminId, code))
  if (!isRight) return false
  const pending = await trx
    .deleteFrom('pendingLogins')
    .where('tokenHash', '=', tokenHash)
    .returning('adminId')
    .executeTakeFirst()
  if (!pending) throw unauthorized(secondStepOver)
  return true
}

/**
 * A wrong code counts like a wrong password, per account and location, so that nobody can lock the owner out of a
 * known place. Rejects with 400, 401 or 429.
 */
export async function completeSecondStep(
  deps: SecondStepDeps,
  cookie: StepCookie,
  request: FastifyRequest,
  { code, caller }: { code: string; caller: Caller },
): Promise<Proven> {
  const { db, attempts, trustedNetworks } = deps
  const { network } = caller
  const tokenHash = cookie.presented(request)
  const admin = await findPending(deps, tokenHash)
  const { email } = admin
  const known = await trustedNetworks.find({ kind: 'administrator', id: email }, caller)
  const trustedNetwork = known && `${known.kind}:${known.name}`
  const key = `admin-step:${email}:${trustedNetwork ?? network}`
  const keyOfDay = trustedNetwork
    ? `admin-step-day:${email}:${trustedNetwork}`
    : `admin-step-day:${email}`
  await attempts.take([key, wrongCodes], [keyOfDay, wrongCodesOfDay])
  const isRight = await attempts.orGiveBack([key, keyOfDay], () =>
    db.transaction().execute((trx) => redeem(deps, trx, admin, { code, tokenHash })),
  )
  if (!isRight) {
    await recordRejection(deps, { email, network, step: 'second step', isAdmin: true })
    throw badRequest(wrongCode, { code: wrongCode })
  }
  await attempts.forget(key)
  await attempts.giveBack(keyOfDay)
  return admin
}

export const cleanUpPendingLogins = ({ db, now }: Pick<SecondStepDeps, 'db' | 'now'>) =>
  db.deleteFrom('pendingLogins').where('expiresAt', '<=', now().toISOString()).execute()
