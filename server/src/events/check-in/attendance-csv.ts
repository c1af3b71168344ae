import type { Readable } from 'node:stream'
import { registrationStatusLabels } from 'contract/events/statuses'
import type { SteppingUp } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { collegeTimeColumn, collegeTimeText, streamCsv } from '../../platform/http/csv.ts'
import type { EventDetails } from '../details/event-status.ts'
import { recordDownloadAlone } from '../registrations/record-download.ts'
import { readStatuses } from '../registrations/statuses.ts'

type Deps = { db: Db; now: () => Date }

const columns = [
  'name',
  'email',
  'registration',
  collegeTimeColumn('cameAt'),
  'device',
  'check-in method',
]

const rowsAtOnce = 500

/** Ordered by id, so that entries made meanwhile shift nothing. */
async function* registered({ db, now }: Deps, event: EventDetails) {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('registrations')
      .leftJoin('checkIns', (join) =>
        join
          .onRef('checkIns.registrationId', '=', 'registrations._id')
          .on('checkIns.outcome', '=', 'in'),
      )
      .select([
        'registrations._id',
        'registrations.name',
        'registrations.email',
        'state',
        'offeredUntil',
        'scannedAt',
        'device',
        'way',
      ])
      .where('registrations.eventId', '=', event._id)
      .where('registrations._id', '>', after)
      .where(({ or, eb }) => or([eb('state', '=', 'registered'), eb('scannedAt', 'is not', null)]))
      .orderBy('registrations._id')
      .limit(rowsAtOnce)
      .execute()
    const statusOf = await readStatuses(db, event, rows, now())
    yield rows.map(({ name, email, scannedAt, device, way, ...row }) => ({
      name,
      email,
      registration: registrationStatusLabels[statusOf(row).standing],
      cameAt: collegeTimeText(scannedAt),
      device,
      'check-in method': way,
    }))
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last._id
  }
}

async function* walkIns(db: Db, eventId: string) {
  const rows = await db
    .selectFrom('checkIns')
    .select(['name', 'email', 'scannedAt', 'device', 'way'])
    .where('eventId', '=', eventId)
    .where('outcome', '=', 'in')
    .where('registrationId', 'is', null)
    .orderBy('scannedAt')
    .execute()
  yield rows.map(({ scannedAt, way, ...row }) => ({
    ...row,
    registration: 'None',
    cameAt: collegeTimeText(scannedAt),
    'check-in method': way,
  }))
}

async function* rowsOf(deps: Deps, event: EventDetails) {
  yield* registered(deps, event)
  yield* walkIns(deps.db, event._id)
}

export async function attendanceCsv(
  deps: Deps,
  eventId: string,
  actor: SteppingUp,
): Promise<Readable> {
  const event = await recordDownloadAlone(deps, { eventId, actor, file: 'attendance' })
  return streamCsv(columns, rowsOf(deps, event))
}
