import { appNotBegun, appNotFound, appTwice } from 'contract/accounts/admin-factors'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts'
import type { AppSecrets } from './app-secrets.ts'

type Trx = Transaction<Database>

/** It holds 8 MB, which are taken when the first app is set up or used. */
const otp = () => import('otplib')

const stepSeconds = 30
const code = /^\d{6}$/

/** The step of time of a right code: of now, of the one before or the one after, and later than the last one that was taken. */
async function stepOf(secret: string, token: string, now: Date, lastStep: number | null) {
  const { verifySync } = await otp()
  const epoch = Math.floor(now.getTime() / 1000)
  // One that lies ahead was taken while the clock was: it says nothing of now.
  const isAhead = lastStep !== null && lastStep > epoch / stepSeconds + 1
  const after = lastStep === null || isAhead ? {} : { afterTimeStep: lastStep }
  const found = verifySync({ secret, token, epoch, epochTolerance: stepSeconds, ...after })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}

/** What an app reads from a QR code. */
export const addressOf = async (app: { issuer: string; label: string; secret: string }) =>
  (await otp()).generateURI(app)

/** Codes of authenticator apps (RFC 6238) of administrators. All are called under the lock of the account. */
export const createAuthenticatorApps = (secrets: AppSecrets) => ({
  /** Makes a secret, which is no factor before one right code. Rejects with 409 when there is one. */
  async begin(trx: Trx, adminId: string, now: Date): Promise<string> {
    const secret = (await otp()).generateSecret()
    const fresh = {
      secret: await secrets.seal(adminId, secret, trx),
      lastStep: null,
      createdAt: now.toISOString(),
      confirmedAt: null,
    }
    const begun = await trx
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
    if (!begun) throw conflict(appTwice)
    return secret
  },
  /** Takes a code, once; of an app that is on, or with `isFirst` of one that it turns on. False when it is not right. */
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
  /** Removes it, or what was begun of it; tells whether it was on. Rejects with 404 when there is neither. */
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
