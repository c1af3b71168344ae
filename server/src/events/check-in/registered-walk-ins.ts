import { databaseFailure } from '../../platform/db/failure.ts'
import { inSavepoint } from '../../platform/db/savepoint.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { lockFirstScan } from './lock-first-scan.ts'

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

const isTaken = (error: unknown) =>
  error instanceof Error && databaseFailure(error)?.statusCode === 409

/** The registration has them. */
const noContact = { name: null, email: null, emailKey: null }

/** Someone may register, or be promoted, after they came as a walk-in: from then on, that is the scan of their registration. */
export async function attributeWalkIns(trx: Trx, eventId: string, at: string): Promise<void> {
  const walkIns = await trx
    .selectFrom('checkIns')
    .innerJoin('registrations', (join) =>
      join
        .onRef('registrations.eventId', '=', 'checkIns.eventId')
        .onRef('registrations.emailKey', '=', 'checkIns.emailKey'),
    )
    .select(['checkIns._id', 'registrations._id as registrationId'])
    .where('checkIns.eventId', '=', eventId)
    .where('checkIns.registrationId', 'is', null)
    .where('outcome', '=', 'in')
    .where('state', '=', 'registered')
    .orderBy('registrations._id')
    .orderBy('arrivedAt')
    .orderBy('checkIns._id')
    .execute()
  for (const { _id, registrationId } of walkIns) {
    const attributeAs = (outcome: 'in' | 'double') =>
      trx
        .updateTable('checkIns')
        .set({ ...{ registrationId, outcome, changedAt: at }, ...noContact })
        .where('_id', '=', _id)
        .where('outcome', '=', 'in')
        .execute()
    if (await lockFirstScan(trx, registrationId)) await attributeAs('double')
    else
      await inSavepoint(trx, () => attributeAs('in')).catch((error: unknown) => {
        if (!isTaken(error)) throw error
        // A scan of the ticket has just arrived from another device.
        return attributeAs('double')
      })
  }
}
