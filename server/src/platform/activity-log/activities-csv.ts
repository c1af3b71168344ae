import type { Readable } from 'node:stream'
import type { ActivityQuery, FieldChange } from 'contract/platform/activity'
import type { SteppingUp } from '../access/actor.ts'
import type { Db } from '../db/open.ts'
import { collegeTimeColumn, collegeTimeText, streamCsv } from '../http/csv.ts'
import { readAllActivities } from './list-activities.ts'
import { recordActivity } from './record-activity.ts'

const columns = [
  collegeTimeColumn('createdAt'),
  'admin',
  'action',
  'subject',
  'targetId',
  'targetName',
  'changes',
  'role',
]

const inWords = (changes: FieldChange[]) =>
  changes.map(({ field, before = '', after = '' }) => `${field}: ${before} → ${after}`).join('\n')

async function* rowsOf(db: Db, filters: ActivityQuery) {
  for await (const activities of readAllActivities(db, filters))
    yield activities.map((activity) => ({
      ...activity,
      createdAt: collegeTimeText(activity.createdAt),
      changes: inWords(activity.changes),
    }))
}

/** Logs the download; rejects with 403 without the step-up. */
export async function activitiesCsv(
  { db, now }: { db: Db; now: () => Date },
  filters: ActivityQuery,
  actor: SteppingUp,
): Promise<Readable> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    await actor.useStepUp(trx)
    const activity = { admin, action: 'exported', subject: 'activity', after: filters } as const
    await recordActivity(trx, activity, now())
  })
  return streamCsv(columns, rowsOf(db, filters))
}
