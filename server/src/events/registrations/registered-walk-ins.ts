import type { Trx } from '../../platform/db/schema.ts'
import { notifyRegistrants } from './notify.ts'
import type { LockedSeats, Registration } from './seats.ts'

/** Registrations in force, by `emailKey`. */
export async function findRegistrationWith(
  trx: Trx,
  eventId: string,
  emailKeys: readonly string[],
): Promise<(emailKey: string) => string | undefined> {
  if (emailKeys.length === 0) return () => undefined
  const rows = await trx
    .selectFrom('registrations')
    .select(['_id', 'emailKey'])
    .where('eventId', '=', eventId)
    .where('state', '=', 'registered')
    .where('emailKey', 'in', emailKeys)
    .execute()
  const ids = new Map(rows.map(({ _id, emailKey }) => [emailKey, _id]))
  return (emailKey) => ids.get(emailKey)
}

const readWalkIns = (trx: Trx, eventId: string) =>
  trx
    .selectFrom('checkIns')
    .innerJoin('registrations', (join) =>
      join
        .onRef('registrations.eventId', '=', 'checkIns.eventId')
        .onRef('registrations.emailKey', '=', 'checkIns.emailKey'),
    )
    .select(['checkIns._id', 'outcome', 'registrations._id as registrationId', 'studentId'])
    .where('checkIns.eventId', '=', eventId)
    .where('checkIns.registrationId', 'is', null)
    .where('outcome', 'in', ['in', 'double'])
    .where('state', '=', 'registered')
    // Check-in goes through registrations in this order, too.
    .orderBy('registrations._id')
    .orderBy('arrivedAt')
    .orderBy('checkIns._id')
    .execute()

type WalkIn = Awaited<ReturnType<typeof readWalkIns>>[number]

/** The registration has them. */
const noContact = { name: null, email: null, emailKey: null }

const readFirst = (trx: Trx, registrationId: string) =>
  trx
    .selectFrom('checkIns')
    .leftJoin('certificates', 'certificates.checkInId', 'checkIns._id')
    .select(['checkIns._id', 'certificates._id as certificateId'])
    .where('registrationId', '=', registrationId)
    .where('outcome', '=', 'in')
    .executeTakeFirst()

/** A person has one certificate: a second one is revoked. */
async function handOverCertificate(
  trx: Trx,
  { _id, studentId }: WalkIn,
  first: Awaited<ReturnType<typeof readFirst>>,
  at: string,
): Promise<void> {
  await trx
    .updateTable('certificates')
    .set(first?.certificateId ? { revokedAt: at } : { checkInId: first?._id ?? _id, studentId })
    .where('checkInId', '=', _id)
    .where('revokedAt', 'is', null)
    .execute()
}

/** From now on, a walk-in is the scan of the registration. */
async function attributeWalkIns(trx: Trx, eventId: string, at: string): Promise<void> {
  for (const walkIn of await readWalkIns(trx, eventId)) {
    const { _id, registrationId } = walkIn
    const first = await readFirst(trx, registrationId)
    const isSecond = first !== undefined || walkIn.outcome === 'double'
    await trx
      .updateTable('checkIns')
      .set({ registrationId, changedAt: at, ...noContact })
      .set({ outcome: isSecond ? 'double' : 'in' })
      .where('_id', '=', _id)
      .execute()
    await handOverCertificate(trx, walkIn, first, at)
  }
}

/** Whenever people become registered: they may have come as walk-ins before. The caller has locked the seats, as check-in does. */
export async function welcomeRegistered(
  trx: Trx,
  { seats: { eventId } }: LockedSeats,
  people: readonly Pick<Registration, '_id' | 'email'>[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return
  await attributeWalkIns(trx, eventId, now.toISOString())
  await notifyRegistrants(trx, people, 'registered', now)
}
