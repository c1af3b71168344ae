import { appAlreadyOn, appNotBegun, appNotFound } from 'contract/accounts/admin-factors'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest, conflict, notFound } from '../../platform/errors.ts'
import type { AppSecrets } from './app-secrets.ts'

/** Loaded on first use, because it takes 8 MB. */
const otp = () => import('otplib')

const stepSeconds = 30
const code = /^\d{6}$/

/** Accepts the current step and its neighbours, but none at or before the last used one. */
async function stepOf(secret: string, token: string, now: Date, lastStep: number | null) {
  const { verifySync } = await otp()
  const epoch = Math.floor(now.getTime() / 1000)
  // Recorded while the server's clock was ahead, so it says nothing about now.
  const isAhead = lastStep !== null && lastStep > epoch / stepSeconds + 1
  const after = lastStep === null || isAhead ? {} : { afterTimeStep: lastStep }
  const result = verifySync({ secret, token, epoch, epochTolerance: stepSeconds, ...after })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

export const authenticatorUrl = async (app: { issuer: string; label: string; secret: string }) =>
  (await otp()).generateURI(app)

/** RFC 6238. Call all of these with the account locked. */
export const createAuthenticatorApps = (secrets: AppSecrets) => ({
  /** The secret becomes a factor with the first correct code. Rejects with 409 if there is one. */
  async begin(trx: Trx, adminId: string, now: Date): Promise<string> {
    const secret = (await otp()).generateSecret()
    const fresh = {
      secret: await secrets.seal(adminId, secret, trx),
      lastStep: null,
      createdAt: now.toISOString(),
      confirmedAt: null,
    }
    const inserted = await trx
      .insertInto('authenticatorApps')
      .values({ adminId, ...fresh })
      .onConflict((conflicting) =>
        conflicting
          .column('adminId')
          .doUpdateSet(fresh)
          .where('authenticatorApps.confirmedAt', 'is', null),
      )
      .returning('adminId')
      .executeTakeFirst()
    if (!inserted) throw conflict(appAlreadyOn)
    return secret
  },
  /** Each code works once. `isFirst`: turns the app on. */
  async take(
    trx: Trx,
    adminId: string,
    given: string,
    { now, isFirst }: { now: Date; isFirst: boolean },
  ): Promise<boolean> {
    const app = await trx
      .selectFrom('authenticatorApps')
      .selectAll()
      .where('adminId', '=', adminId)
      .executeTakeFirst()
    if (isFirst && (!app || app.confirmedAt)) throw badRequest(appNotBegun)
    const token = given.replace(/\s/g, '')
    if (!app || !code.test(token) || (!isFirst && !app.confirmedAt)) return false
    const secret = await secrets.open(adminId, app.secret, trx)
    const step = secret && (await stepOf(secret, token, now, app.lastStep))
    if (step === undefined || step === '') return false
    await trx
      .updateTable('authenticatorApps')
      .set({ lastStep: step, confirmedAt: app.confirmedAt ?? now.toISOString() })
      .where('adminId', '=', adminId)
      .execute()
    return true
  },
  /** Returns true if the app was on. Rejects with 404 if there is neither app nor setup. */
  async remove(trx: Trx, adminId: string): Promise<boolean> {
    const removed = await trx
      .deleteFrom('authenticatorApps')
      .where('adminId', '=', adminId)
      .returning('confirmedAt')
      .executeTakeFirst()
    if (!removed) throw notFound(appNotFound)
    return removed.confirmedAt !== null
  },
})
export type AuthenticatorApps = ReturnType<typeof createAuthenticatorApps>
