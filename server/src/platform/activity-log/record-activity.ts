import type { ActivityAction, ActivitySubject, FieldChange } from 'contract/platform/activity'
import { v7 as uuidv7 } from 'uuid'
import { type Confirmed, confirmedAs } from '../access/actor.ts'
import { inRowBatches } from '../db/row-batches.ts'
import type { Trx } from '../db/schema.ts'

export const commandLine = confirmedAs('command line')
export const firstStart = confirmedAs('first start')
export const byCleanup = confirmedAs('automatic deletion')
export const bySchedule = confirmedAs('schedule')
export const mailServer = confirmedAs('mail server')

type Fields = Record<string, unknown>

/** `before` and `after` are the fields of the target, without secrets. */
export type NewActivity = {
  admin: Confirmed
  action: ActivityAction
  subject: ActivitySubject
  target?: { _id?: string; name?: string } | undefined
  before?: Fields | undefined
  after?: Fields | undefined
  changed?: readonly FieldChange[]
}

const asText = (value: unknown) =>
  value === undefined || value === null || value === '' ? undefined : String(value)

export function fieldChanges(before: Fields = {}, after: Fields = {}): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after)
}

const rowOf = (
  { admin, action, subject, target, before, after, changed = [] }: NewActivity,
  createdAt: string,
) => ({
  _id: uuidv7(),
  createdAt,
  admin: admin.name,
  role: admin.role ?? null,
  action,
  subject,
  targetId: target?._id ?? null,
  targetName: target?.name ?? null,
  changes: JSON.stringify([...fieldChanges(before, after), ...changed]),
})

const mostNamed = 20

/** For one entry about many things: `Sports Day; Robotics; and 480 more`. */
export function namesForLog(names: readonly string[]): string {
  const more = names.length - mostNamed
  return [...names.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** In the transaction of the action, so that neither exists without the other. */
export async function recordActivity(trx: Trx, activity: NewActivity, now: Date): Promise<void> {
  await trx.insertInto('activities').values(rowOf(activity, now.toISOString())).execute()
}

export async function recordActivities(
  trx: Trx,
  activities: readonly NewActivity[],
  now: Date,
): Promise<void> {
  const createdAt = now.toISOString()
  await inRowBatches(activities, (batch) =>
    trx
      .insertInto('activities')
      .values(batch.map((activity) => rowOf(activity, createdAt)))
      .execute(),
  )
}
