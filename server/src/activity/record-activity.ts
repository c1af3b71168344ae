import type { ActivityAction, ActivitySubject, FieldChange } from 'contract/activity'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../db/schema.ts'

/** Who acts: the email of an administrator, or one of these: somebody with a shell on the server, or the server. */
export const commandLine = 'command line'
export const firstStart = 'first start'

type Fields = Record<string, unknown>

/** What was done by whom. `before` and `after` are the fields of the target, without secrets. */
export type NewActivity = {
  admin: string
  action: ActivityAction
  subject: ActivitySubject
  target?: { _id?: string; name: string } | undefined
  before?: Fields | undefined
  after?: Fields | undefined
}

const asText = (value: unknown) =>
  value === undefined || value === null || value === '' ? undefined : String(value)

/** The fields that differ, as texts. */
function fieldChanges(before: Fields = {}, after: Fields = {}): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after)
}

/** Notes an action in the transaction that does it, so that neither is there without the other. */
export async function recordActivity(
  trx: Transaction<Database>,
  { admin, action, subject, target, before, after }: NewActivity,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('activities')
    .values({
      _id: uuidv7(),
      createdAt: now.toISOString(),
      admin,
      action,
      subject,
      targetId: target?._id ?? null,
      targetName: target?.name ?? null,
      changes: JSON.stringify(fieldChanges(before, after)),
    })
    .execute()
}
