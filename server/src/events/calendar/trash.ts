import {
  type DeletedEvent,
  eventRestored,
  eventRestoredCancelled,
  eventTrashDays,
} from 'contract/events/event-trash'
import { event, eventNotFound } from 'contract/events/events'
import { statusesInForce } from 'contract/events/registrations'
import { dayMilliseconds } from 'contract/platform/durations'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { deleteRecordRow } from '../../content/records/deletion.ts'
import { departmentCodeOf, hasCodeOf } from '../../content/records/departments.ts'
import { changeRecord, orphanedPicture, type RecordDeps } from '../../content/records/store.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { byCleanup, recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { notFound } from '../../platform/errors.ts'
import { removeUnused } from '../../platform/images/roll-back.ts'
import { readCategoryTitles } from './category-titles.ts'
import { eventKind } from './record.ts'

const columns = z.keyof(event).options

const people = sql<string>`(select count(*) from registrations where ${sql.ref('registrations.eventId')} = events._id
    and registrations.state in (${sql.join([...statusesInForce])}))
  + (select count(*) from ${sql.table('checkIns')} where ${sql.ref('checkIns.eventId')} = events._id
    and ${sql.ref('checkIns.registrationId')} is null)`

export async function readTrash(
  db: Db,
  { departments }: Pick<Administrator, 'departments'>,
): Promise<DeletedEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select([...columns, 'deletedAt'])
    .select(people.as('people'))
    .where('deletedAt', 'is not', null)
    .$if(departments.length > 0, (own) => own.where(hasCodeOf(departments)))
    .orderBy('deletedAt', 'desc')
    .orderBy('_id')
    .execute()
  return rows.map(({ deletedAt, people: count, ...row }) => ({
    ...withoutNulls(row),
    deletedAt: deletedAt ?? '',
    people: Number(count),
  }))
}

/**
 * Restores a deleted event with its registrations. If people were told it is cancelled, it stays cancelled until
 * somebody resumes it. Rejects with 403 or 404.
 */
export async function restoreFromTrash(
  { changes, now }: RecordDeps,
  _id: string,
  actor: Administrator,
): Promise<string> {
  return changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const row = await trx
      .selectFrom('events')
      .select(['title', 'department', 'category', 'state', 'deletedAt'])
      .where('_id', '=', _id)
      .executeTakeFirst()
    if (!row) throw notFound(eventNotFound)
    requireRight(actor, 'write records', departmentCodeOf(row))
    const message = (row.state === 'cancelled' ? eventRestoredCancelled : eventRestored)(row.title)
    // A second click, or another tab, was faster.
    if (!row.deletedAt) return message
    const timestamp = now()
    const isUncategorised =
      row.category && !(await readCategoryTitles(trx, timestamp)).has(row.category)
    const restored = { deletedAt: null, ...(isUncategorised && { category: null }) }
    const written = { author: admin.name, action: 'restored', at: timestamp } as const
    await changeRecord(trx, eventKind, _id, restored, written)
    const target = { _id, name: row.title }
    await recordActivity(trx, { admin, action: 'restored', subject: 'event', target }, timestamp)
    return message
  })
}

const latest = (now: Date) =>
  new Date(now.getTime() - eventTrashDays * dayMilliseconds).toISOString()

async function purgeOne({ changes, pictures, now }: RecordDeps, _id: string): Promise<void> {
  const unused = await changes.commit('events', async (trx) => {
    const timestamp = now()
    const row = await trx
      .selectFrom('events')
      .select(['title', 'image'])
      .where('_id', '=', _id)
      .where('deletedAt', '<=', latest(timestamp))
      .executeTakeFirst()
    if (!row) return undefined
    await deleteRecordRow(trx, eventKind, _id, timestamp)
    const target = { _id, name: row.title }
    const activity = { admin: byCleanup, action: 'deleted', subject: 'event', target } as const
    await recordActivity(trx, activity, timestamp)
    return orphanedPicture(trx, eventKind, row.image)
  })
  if (unused) await removeUnused(pictures, unused)
}

/** Permanently deletes what has been in the trash for 30 days, with its registrations and attendance. */
export async function purgeDeletedEvents(deps: RecordDeps & { db: Db }): Promise<void> {
  const over = await deps.db
    .selectFrom('events')
    .select('_id')
    .where('deletedAt', '<=', latest(deps.now()))
    .execute()
  for (const { _id } of over) await purgeOne(deps, _id)
}
