import type { Readable } from 'node:stream'
import {
  type ActivityQuery,
  type FieldChange,
  fieldLabel,
  loggedAnswers,
  loggedInstant,
  pictureChange,
} from 'contract/platform/activity'
import type { SteppingUp } from '../access/actor.ts'
import { collegeTimeColumn, collegeTimeText, streamCsv } from '../http/csv.ts'
import { type ActivityListDeps, readAllActivities } from './list-activities.ts'
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
  'adminName',
]

const valueText = (value = '') =>
  loggedInstant.test(value) ? collegeTimeText(value) : (loggedAnswers[value] ?? value)

const inWords = (changes: FieldChange[]) =>
  changes
    .map((change) => {
      const sides = `${valueText(change.before)} → ${valueText(change.after)}`
      return `${fieldLabel(change.field)}: ${pictureChange(change) ?? sides}`
    })
    .join('\n')

async function* rowsOf(reading: ActivityListDeps, filters: ActivityQuery) {
  const admins = await reading.db.selectFrom('admins').select(['email', 'name']).execute()
  const names = new Map(admins.map(({ email, name }) => [email, name]))
  for await (const activities of readAllActivities(reading, filters))
    yield activities.map((activity) => ({
      ...activity,
      adminName: names.get(activity.admin),
      createdAt: collegeTimeText(activity.createdAt),
      changes: inWords(activity.changes),
    }))
}

/** Logs the download; rejects with 403 without the step-up. */
export async function activitiesCsv(
  { now, ...reading }: ActivityListDeps & { now: () => Date },
  filters: ActivityQuery,
  actor: SteppingUp,
): Promise<Readable> {
  await reading.db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    await actor.useStepUp(trx)
    const activity = { admin, action: 'exported', subject: 'activity', after: filters } as const
    await recordActivity(trx, activity, now())
  })
  return streamCsv(columns, rowsOf(reading, filters))
}
