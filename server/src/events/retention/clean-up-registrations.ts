import { defaultRegistrationMonths, pendingRegistrationDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import { readSettings } from '../../content/settings/settings.ts'
import { byCleanup, recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import { monthsBefore } from '../../platform/runtime/months-before.ts'
import { secondsBefore } from '../../platform/tokens.ts'
import { forgetOldCertificates } from '../certificates/forget-certificates.ts'
import { forgetWalkIns } from '../check-in/forget-walk-ins.ts'
import { longOver } from '../registrations/long-over.ts'
import { forget } from './forget-registrations.ts'

type Deps = { db: Db; now: () => Date }

const atOnce = 500

async function forgetSome({ db, now }: Deps, until: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('registrations')
      .select('_id')
      .where('eventId', 'in', longOver(trx, until))
      .where('email', 'is not', null)
      .limit(atOnce)
      .execute()
    await forget(
      trx,
      rows.map(({ _id }) => _id),
    )
    const before = { number: rows.length, eventsBefore: until.slice(0, 10) }
    const activity = { admin: byCleanup, action: 'deleted', subject: 'registration' } as const
    if (rows.length > 0) await recordActivity(trx, { ...activity, before }, now())
    return rows.length
  })
}

/** Deletes unconfirmed registrations, and anonymises those of events past the retention period. The rows stay for totals. */
export async function cleanUpRegistrations(deps: Deps): Promise<void> {
  const { db, now } = deps
  await db
    .deleteFrom('registrations')
    .where('state', '=', 'asked')
    .where('createdAt', '<=', secondsBefore(now(), pendingRegistrationDays * daySeconds))
    .execute()
  const { registrationsKeptMonths: months = defaultRegistrationMonths } = await readSettings(db)
  const until = monthsBefore(now(), months).toISOString()
  for (let count = atOnce; count === atOnce; ) count = await forgetSome(deps, until)
  await forgetWalkIns(db, until)
  await forgetOldCertificates(db, until)
}
