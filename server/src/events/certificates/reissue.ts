import {
  type AttendeeCertificate,
  certificateChangedMeanwhile,
  certificateForgotten,
  certificateUnknown,
} from 'contract/events/attendance'
import { noCertificate } from 'contract/events/certificates'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { badRequest, conflict, notFound } from '../../platform/errors.ts'
import { unknownLetters } from '../../platform/pdf/fonts.ts'
import { lockScans } from '../registrations/lock-scans.ts'
import { requireEvent } from '../registrations/office.ts'
import { certificateCodeIn, freshCodes, rejectReplacedCode, replacementNotice } from './codes.ts'
import {
  certificateError,
  readAttendeeOfCheckIn,
  reasonForNoCertificates,
  requireRecordedWalkIns,
} from './issue.ts'

type Params = { eventId: string; code: string }

/**
 * A certificate that may be reissued: the person would qualify today, and their name is still stored. Rejects with 404 or 409.
 */
async function requireReissuable(db: DbOrTrx, { eventId, code }: Params, now: Date) {
  const row = await db
    .selectFrom('certificates')
    .select(['_id', 'checkInId', 'name', 'revokedAt'])
    .where('code', '=', code)
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  if (!row) {
    await rejectReplacedCode(db, { eventId, code })
    throw notFound(certificateUnknown)
  }
  const { name, revokedAt } = row
  if (name === null) throw conflict(certificateForgotten)
  const attendee = await readAttendeeOfCheckIn(db, eventId, row.checkInId ?? '')
  const why =
    (await reasonForNoCertificates(db, eventId, now)) ??
    certificateError(attendee && { ...attendee, name, revokedAt: null })
  if (why || !attendee) throw conflict(noCertificate[why ?? 'absent'])
  return { _id: row._id, attendee, name, revokedAt }
}

export async function readAttendeeCertificate(
  { db, now }: Pick<PlatformDeps, 'db' | 'now'>,
  { eventId, code }: Params,
  actor: Administrator,
): Promise<AttendeeCertificate> {
  await requireEvent(db, eventId, actor)
  const { name, revokedAt } = await requireReissuable(
    db,
    { eventId, code: certificateCodeIn(code) },
    now(),
  )
  return { name, ...withoutNulls({ revokedAt }) }
}

export async function replaceCertificate(
  trx: Trx,
  { _id, code, seen }: { _id: string; code: string; seen: AttendeeCertificate },
  fresh: { code: string; name: string; issuedAt: string },
): Promise<void> {
  const replaced = await trx
    .updateTable('certificates')
    .set({ ...fresh, revokedAt: null })
    .where('_id', '=', _id)
    .where('code', '=', code)
    .where('name', '=', seen.name)
    .where('revokedAt', 'is not distinct from', seen.revokedAt ?? null)
    .returning('_id')
    .executeTakeFirst()
  if (!replaced) throw conflict(certificateChangedMeanwhile)
  await trx
    .insertInto('replacedCertificates')
    .values({ code, certificateId: _id, replacedAt: fresh.issuedAt })
    .execute()
}

/** Rejects with 400 if the fonts of certificates lack a letter. */
export function requirePrintable(name: string): void {
  const unset = unknownLetters(name)
  if (unset.length === 0) return
  const message = `These characters in the name can’t be printed on a certificate: ${unset.join(', ')}`
  throw badRequest(message, { name: message })
}

/**
 * Reissues a certificate under a new code, with another name if it was misspelt, even if it was revoked. Rejects with
 * 400, 403, 404, or with 409 if it is not the one that was `seen`.
 */
export async function reissue(
  { db, now }: Pick<PlatformDeps, 'db' | 'now'>,
  { eventId, code: typed, name, seen }: Params & { name: string; seen: AttendeeCertificate },
  actor: Administrator,
): Promise<void> {
  requirePrintable(name)
  const code = certificateCodeIn(typed)
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireEvent(trx, eventId, actor)
    await lockScans(trx, eventId)
    const timestamp = now()
    const { _id, attendee } = await requireReissuable(trx, { eventId, code }, timestamp)
    // Undoing a check-in locks it first and the certificate after it; this follows the same order.
    await requireRecordedWalkIns(trx, [attendee])
    const [freshCode = ''] = await freshCodes(trx, 1)
    const issuedAt = timestamp.toISOString()
    await replaceCertificate(trx, { _id, code, seen }, { code: freshCode, name, issuedAt })
    const recorded = { admin, action: 'updated', subject: 'registration' } as const
    await recordActivity(
      trx,
      {
        ...recorded,
        target: { _id: event._id, name: event.title },
        before: { certificate: replacementNotice(code) },
        after: { certificate: replacementNotice(freshCode), 'let in': attendee._id },
      },
      timestamp,
    )
  })
}
