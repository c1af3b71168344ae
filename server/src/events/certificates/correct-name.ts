import { nameChangedMeanwhile } from 'contract/events/event-people'
import { registrationNotFound } from 'contract/events/registrations'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { requireEvent } from '../registrations/office.ts'
import { lockSeats } from '../registrations/seats.ts'
import { freshCodes } from './codes.ts'
import { replaceCertificate, requirePrintable } from './reissue.ts'

type Correction = { eventId: string; registrationId: string; name: string; seen: string }

async function writeName(trx: Trx, { eventId, registrationId, name, seen }: Correction) {
  const { name: current } =
    (await trx
      .selectFrom('registrations')
      .select('name')
      .where('_id', '=', registrationId)
      .where('eventId', '=', eventId)
      .executeTakeFirst()) ?? {}
  if (current === undefined || current === null) throw notFound(registrationNotFound)
  if (current !== seen) throw conflict(nameChangedMeanwhile)
  await trx.updateTable('registrations').set({ name }).where('_id', '=', registrationId).execute()
}

/** Returns whether there was one. A revoked certificate stays as it is. */
async function renewCertificate(
  trx: Trx,
  { registrationId, name }: Correction,
  now: Date,
): Promise<boolean> {
  const issued = await trx
    .selectFrom('certificates')
    .innerJoin('checkIns', 'checkIns._id', 'certificates.checkInId')
    .select(['certificates._id', 'certificates.code', 'certificates.name'])
    .where('checkIns.registrationId', '=', registrationId)
    .where('checkIns.outcome', '=', 'in')
    .where('certificates.revokedAt', 'is', null)
    .executeTakeFirst()
  if (!issued || issued.name === null || issued.name === name) return false
  requirePrintable(name)
  const [freshCode = ''] = await freshCodes(trx, 1)
  await replaceCertificate(
    trx,
    { _id: issued._id, code: issued.code, seen: { name: issued.name } },
    { code: freshCode, name, issuedAt: now.toISOString() },
  )
  return true
}

/**
 * Corrects a misspelt name, on the certificate too if there is one. Returns whether that was reissued. Rejects with 400,
 * 403, 404, or with 409 if the name is not the one that was `seen`.
 */
export async function writeCorrectedName(
  { db, now }: Pick<PlatformDeps, 'db' | 'now'>,
  correction: Correction,
  actor: Administrator,
): Promise<boolean> {
  const { eventId, registrationId } = correction
  return db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireEvent(trx, eventId, actor)
    await lockSeats(trx, eventId)
    const timestamp = now()
    await writeName(trx, correction)
    const isReissued = await renewCertificate(trx, correction, timestamp)
    const target = { _id: event._id, name: event.title }
    // The log is permanent, so it has the id, which is shown as the name while that is stored.
    const after = { registered: registrationId, ...(isReissued && { certificate: 'reissued' }) }
    const recorded = { admin, action: 'updated', subject: 'registration' } as const
    await recordActivity(trx, { ...recorded, target, after }, timestamp)
    return isReissued
  })
}
