import { college } from 'college/facts'
import {
  type ActivityAction,
  type ActivityQuery,
  activitiesPerPage,
  type FieldChange,
} from 'contract/platform/activity'
import { toInstant } from 'contract/platform/zoned-time'
import { sql } from 'kysely'
import { contains } from '../db/contains.ts'
import type { Db } from '../db/open.ts'
import { readBatches, readPage } from '../db/pages.ts'
import { withoutNulls } from '../db/rows.ts'
import type { ActivityTable } from '../db/schema.ts'
import { namePeople, type ReadDepartmentNames } from './name-people.ts'

const dayAfter = (day: string) => {
  const next = new Date(`${day}T00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

const startOf = (day: string) => toInstant(`${day}T00:00`, college.timeZone)

/** What the panel shows instead of the address. */
const nameOfAdmin = sql<string>`(select name from admins where email = activities.admin)`

/** Newest first by id: ids grow with time and, unlike times, are unique. */
export type ActivityListDeps = { db: Db; departmentNames: ReadDepartmentNames }

const readActivities =
  (
    { db, departmentNames }: ActivityListDeps,
    { subject, action, search, from, to }: ActivityQuery,
  ) =>
  async (limit: number, before?: string) => {
    let query = db.selectFrom('activities').selectAll().orderBy('_id', 'desc').limit(limit)
    if (before) query = query.where('_id', '<', before)
    if (subject) query = query.where('subject', '=', subject)
    if (action) query = query.where('action', '=', action)
    if (search) query = query.where(contains(['admin', nameOfAdmin, 'targetName'], search))
    if (from) query = query.where('createdAt', '>=', startOf(from))
    if (to) query = query.where('createdAt', '<', startOf(dayAfter(to)))
    return namePeople(db, (await query.execute()).map(asActivity), departmentNames)
  }

const asActivity = (row: ActivityTable) => ({
  ...withoutNulls(row),
  changes: JSON.parse(row.changes) as FieldChange[],
})

export async function activityList(
  reading: ActivityListDeps,
  { before, ...filters }: ActivityQuery & { before?: string | undefined },
) {
  const { rows, next } = await readPage(readActivities(reading, filters), activitiesPerPage, before)
  const undoable = await readUndoable(reading.db, rows)
  const activities = rows.map((activity) =>
    activity.action === 'imported' && undoable.has(activity.targetId)
      ? { ...activity, canBeUndone: true }
      : activity,
  )
  return { activities, next }
}

/** Ids of imports. */
async function readUndoable(
  db: Db,
  activities: readonly { action: ActivityAction; targetId?: string | undefined }[],
): Promise<ReadonlySet<string | undefined>> {
  const ids = activities.flatMap(({ action, targetId }) =>
    action === 'imported' && targetId ? [targetId] : [],
  )
  if (ids.length === 0) return new Set()
  const imports = db.selectFrom('imports').select('_id').where('undoneAt', 'is', null)
  return new Set((await imports.where('_id', 'in', ids).execute()).map(({ _id }) => _id))
}

export const readAllActivities = (reading: ActivityListDeps, filters: ActivityQuery) =>
  readBatches(readActivities(reading, filters))
