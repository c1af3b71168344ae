import {
  certificateForgotten,
  certificateIsAnother,
  certificateUnknown,
  type HeldCertificate,
} from 'contract/events/attendance'
import { noCertificate } from 'contract/events/certificates'
import type { Deps } from '../../deps.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Reading } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts'
import { requireEvent } from '../registrations/office.ts'
import { holdSeats, type Trx } from '../registrations/seats.ts'
import { codeIn, freshCodes, noteOfCode, refuseReplaced } from './codes.ts'
import { unknownLetters } from './fonts.ts'
import { readCameBy, requireWrittenDown, whyNone, whyNot } from './issue.ts'

type Asked = { eventId: string; code: string }

/**
 * The certificate of an event with a code, and who came with it, when it can be issued again: whoever it is of could have one
 * if they asked for the first time, and their name is kept. Rejects with 404 or 409.
 */
async function requireHeld(db: Reading, { eventId, code }: Asked, moment: Date) {
  const row = await db
    .selectFrom('certificates')
    .select(['_id', 'checkInId', 'name', 'revokedAt'])
    .where('code', '=', code)
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  if (!row) {
    await refuseReplaced(db, { eventId, code })
    throw notFound(certificateUnknown)
  }
  const { name, revokedAt } = row
  if (name === null) throw conflict(certificateForgotten)
  const came = await readCameBy(db, eventId, row.checkInId ?? '')
  const why =
    (await whyNone(db, eventId, moment)) ?? whyNot(came && { ...came, name, revokedAt: null })
  if (why || !came) throw conflict(noCertificate[why ?? 'absent'])
  return { _id: row._id, came, name, revokedAt }
}

/** A certificate as it is before it is issued again. Rejects with 403, 404, or 409 when it cannot be. */
export async function readHeld(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { eventId, code }: Asked,
  actor: Administrator,
): Promise<HeldCertificate> {
  await requireEvent(db, eventId, actor)
  const { name, revokedAt } = await requireHeld(db, { eventId, code: codeIn(code) }, now())
  return { name, ...withoutNulls({ revokedAt }) }
}

/** Sets what is new of a certificate, if it still is what somebody saw. */
async function replace(
  trx: Trx,
  { _id, code, seen }: { _id: string; code: string; seen: HeldCertificate },
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
  if (!replaced) throw conflict(certificateIsAnother)
  await trx
    .insertInto('replacedCertificates')
    .values({ code, certificateId: _id, replacedAt: fresh.issuedAt })
    .execute()
}

/**
 * Issues a certificate again, with another name if it was misspelt, under a new code, also one that was revoked; all else on
 * the paper stays. Whoever comes second, from what was `seen`, is refused. Rejects with 400, 403, 404 or 409.
 */
export async function reissue(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { eventId, code: typed, name, seen }: Asked & { name: string; seen: HeldCertificate },
  actor: Administrator,
): Promise<void> {
  const unset = unknownLetters(name)
  if (unset.length > 0) {
    const message = `Certificates cannot show these letters of the name: ${unset.join(', ')}`
    throw badRequest(message, { name: message })
  }
  const code = codeIn(typed)
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireEvent(trx, eventId, actor)
    await holdSeats(trx, eventId)
    const moment = now()
    const { _id, came } = await requireHeld(trx, { eventId, code }, moment)
    // Whoever takes them back holds their check-in first, and the certificate after it.
    await requireWrittenDown(trx, [came])
    const [freshCode = ''] = await freshCodes(trx, 1)
    const issuedAt = moment.toISOString()
    await replace(trx, { _id, code, seen }, { code: freshCode, name, issuedAt })
    const noted = { admin, action: 'updated', subject: 'registration' } as const
    await recordActivity(
      trx,
      {
        ...noted,
        target: { _id: event._id, name: event.title },
        before: { certificate: noteOfCode(code) },
        after: { certificate: noteOfCode(freshCode), 'let in': came._id },
      },
      moment,
    )
  })
}
