import { alreadyCancelled } from 'contract/events/bulk'
import type { TranslatedReasons } from 'contract/events/event-reason'
import { eventNotFound } from 'contract/events/events'
import type { BulkReport } from 'contract/platform/bulk'
import { mayUse } from 'contract/platform/roles'
import { departmentCodeOf } from '../../content/records/departments.ts'
import { changeRecord } from '../../content/records/store.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { namesForLog, recordActivity } from '../../platform/activity-log/record-activity.ts'
import { changeEach } from '../../platform/change-each.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { Db } from '../../platform/db/open.ts'
import { inSavepoint } from '../../platform/db/savepoint.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { badRequest, notFound } from '../../platform/errors.ts'
import { isHidden } from '../details/event-status.ts'
import { type EventActionDeps, isChangedBy, reasonColumns } from './lifecycle.ts'
import { eventKind } from './record.ts'

const selectEvents = (db: DbOrTrx, ids: readonly string[]) =>
  db.selectFrom('events').selectAll().where('_id', 'in', ids).where(isNotDeleted)

type Batch = { trx: Trx; author: string; now: Date; cancelled: { _id: string; title: string }[] }

/** Each batch has one entry in the activity log. Everyone registered is emailed, as for a single event. */
export async function cancelMany(
  { db, changes, now }: EventActionDeps & { db: Db },
  { ids, ...reasons }: { ids: readonly string[]; reason: string } & TranslatedReasons,
  actor: Administrator,
): Promise<BulkReport> {
  const columns = reasonColumns(reasons)
  const cancel = async ({ trx, author, now, cancelled }: Batch, _id: string) => {
    const event = await selectEvents(trx, [_id]).executeTakeFirst()
    if (!event) throw notFound(eventNotFound)
    requireRight(actor, 'write records', departmentCodeOf(event))
    if (!isChangedBy.cancel(event)) throw badRequest(alreadyCancelled)
    const written = { author, action: 'cancelled', at: now } as const
    await changeRecord(trx, eventKind, _id, { state: 'cancelled', ...columns }, written)
    cancelled.push(event)
  }
  return changeEach<{ _id: string }, 'cancel', Batch>({
    // Seats are locked in one order, whoever else cancels events.
    entries: [...new Set(ids)].toSorted().map((_id) => ({ _id })),
    change: async ({ _id }, batch) => batch && inSavepoint(batch.trx, () => cancel(batch, _id)),
    batches: {
      kindOf: () => 'cancel',
      commit: (_, work) =>
        changes.commit('events', async (trx) => {
          const admin = await actor.confirm(trx)
          const batch: Batch = { trx, author: admin.name, now: now(), cancelled: [] }
          await work(batch)
          const [first, ...others] = batch.cancelled
          if (!first) return
          const name = namesForLog(batch.cancelled.map(({ title }) => title))
          const target = others.length > 0 ? { name } : { _id: first._id, name }
          const after = { reason: reasons.reason, events: batch.cancelled.length }
          const activity = { admin, action: 'cancelled', subject: 'event', target, after } as const
          await recordActivity(trx, activity, batch.now)
        }),
    },
    namesOf: (rejected) => visibleTitles(db, rejected, actor, now()),
    done: 'cancelled',
  })
}

/** Nobody learns the name of a draft of another department. */
async function visibleTitles(db: Db, ids: string[], actor: Administrator, now: Date) {
  const events = await selectEvents(db, ids).execute()
  const visible = events.filter(
    (event) => !isHidden(event, now) || mayUse(actor, 'see records', departmentCodeOf(event)),
  )
  return new Map(visible.map(({ _id, title }) => [_id, title]))
}
