import type { Attendance } from 'contract/events/attendance'
import { certificateUnknown } from 'contract/events/attendance'
import { noCertificate } from 'contract/events/certificates'
import type { Administrator, SteppingUp } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { notFound } from '../../platform/errors.ts'
import { lockScans } from '../registrations/lock-scans.ts'
import { requireEvent } from '../registrations/office.ts'
import { recordDownload } from '../registrations/record-download.ts'
import { certificateCodeIn, rejectReplacedCode, replacementNotice } from './codes.ts'
import {
  certificateError,
  certificateTextsOf,
  issue,
  nameOf,
  readAttendees,
  reasonForNoCertificates,
} from './issue.ts'
import { renderCertificates } from './render-certificate.ts'

export async function readIssued(
  { db, now }: Pick<PlatformDeps, 'db' | 'now'>,
  eventId: string,
): Promise<Attendance['certificates']> {
  const attendees = await readAttendees(db, eventId)
  const reason = await reasonForNoCertificates(db, eventId, now())
  return {
    ...(reason && { why: reason }),
    made: attendees.filter(({ certificateId }) => certificateId !== null).length,
    possible: attendees.filter((one) => certificateError(one) === undefined).length,
    unset: attendees.flatMap((one) =>
      certificateError(one) === 'letters' ? [nameOf(one) ?? ''] : [],
    ),
  }
}

/**
 * All certificates of an event as one PDF, noted in the activity log. Rejects with 403 without the step-up. Rejects
 * with 404 if there are none, without spending the step-up.
 */
export async function renderEventCertificates(
  { db, now, college, config }: Pick<PlatformDeps, 'db' | 'now' | 'college' | 'config'>,
  eventId: string,
  actor: SteppingUp,
): Promise<Buffer> {
  const timestamp = now()
  const certificates = await db.transaction().execute(async (trx) => {
    const event = await recordDownload(trx, { eventId, actor, file: 'certificates' }, timestamp)
    await lockScans(trx, eventId)
    const reason = await reasonForNoCertificates(trx, eventId, timestamp)
    if (reason) throw notFound(noCertificate[reason])
    const all = (await readAttendees(trx, eventId)).filter(
      (attendee) => certificateError(attendee) === undefined,
    )
    if (all.length === 0) throw notFound('None of the people who attended can get a certificate.')
    return issue(trx, event, all, timestamp)
  })
  const words = certificates.map((one) => certificateTextsOf(one, config.publicUrl))
  return renderCertificates(words, await college())
}

/** Returns whose it was. Rejects with 403, 404, or 409 if it has been replaced. */
export async function revoke(
  { db, now }: Pick<PlatformDeps, 'db' | 'now'>,
  { eventId, code: typed }: { eventId: string; code: string },
  actor: Administrator,
): Promise<string> {
  const code = certificateCodeIn(typed)
  return db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireEvent(trx, eventId, actor)
    const revoked = await trx
      .updateTable('certificates')
      .set({ revokedAt: now().toISOString() })
      .where('code', '=', code)
      .where('eventId', '=', eventId)
      .where('revokedAt', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!revoked) {
      await rejectReplacedCode(trx, { eventId, code })
      throw notFound(certificateUnknown)
    }
    const target = { _id: event._id, name: event.title }
    const after = { certificate: replacementNotice(code) }
    const activity = { admin, action: 'withdrawn', subject: 'registration', target, after } as const
    await recordActivity(trx, activity, now())
    return revoked.name ?? code
  })
}
