import { alreadyCancelled } from 'contract/events/bulk'
import type { TranslatedReasons } from 'contract/events/event-reason'
import { eventNotFound } from 'contract/events/events'
import { type BulkReport, bulkMessage, type RejectedEntry } from 'contract/platform/bulk'
import { mayUse, noRight } from 'contract/platform/roles'
import { departmentCodeOf } from '../../content/records/departments.ts'
import { changeRecord } from '../../content/records/store.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { namesForLog, recordActivity } from '../../platform/activity-log/record-activity.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import { isHidden } from '../details/event-status.ts'
import { type EventActionDeps, isChangedBy, reasonColumns } from './lifecycle.ts'
import { eventKind } from './record.ts'
import type { StoredEvent } from './series.ts'

/** One transaction and one entry in the activity log. Everyone registered is emailed, as for a single event. */
export async function cancelMany(
  { changes, mail, now }: EventActionDeps,
  { ids, ...reasons }: { ids: readonly string[]; reason: string } & TranslatedReasons,
  actor: Administrator,
): Promise<BulkReport> {
  const report = await changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const timestamp = now()
    const wanted = [...new Set(ids)]
    const events = await trx
      .selectFrom('events')
      .selectAll()
      .where('_id', 'in', wanted)
      .where(isNotDeleted)
      // Seats are locked in one order, whoever else cancels events.
      .orderBy('_id')
      .execute()
    const rejections = rejectionsOf(wanted, events, actor, timestamp)
    const isRejected = new Set(rejections.map(({ _id }) => _id))
    const columns = reasonColumns(reasons)
    const cancelled = events.filter(({ _id }) => !isRejected.has(_id))
    const written = { author: admin.name, action: 'cancelled', at: timestamp } as const
    for (const { _id } of cancelled)
      await changeRecord(trx, eventKind, _id, { state: 'cancelled', ...columns }, written)
    const [first, ...others] = cancelled
    if (first) {
      const name = namesForLog(cancelled.map(({ title }) => title))
      const target = others.length > 0 ? { name } : { _id: first._id, name }
      const after = { reason: reasons.reason, events: cancelled.length }
      const activity = { admin, action: 'cancelled', subject: 'event', target, after } as const
      await recordActivity(trx, activity, timestamp)
    }
    return {
      message: bulkMessage('cancelled', cancelled.length, rejections.length),
      done: cancelled.length,
      rejected: rejections,
    }
  })
  mail.wake()
  return report
}

/** Nobody learns the name of a draft of another department. */
function rejectionsOf(
  ids: readonly string[],
  events: readonly StoredEvent[],
  actor: Administrator,
  now: Date,
): RejectedEntry[] {
  const known = new Map(events.map((event) => [event._id, event]))
  return ids.flatMap((_id) => {
    const event = known.get(_id)
    if (!event) return [{ _id, name: '', reason: eventNotFound }]
    const code = departmentCodeOf(event)
    const name = isHidden(event, now) && !mayUse(actor, 'see records', code) ? '' : event.title
    if (!mayUse(actor, 'write records', code)) return [{ _id, name, reason: noRight }]
    return isChangedBy.cancel(event) ? [] : [{ _id, name, reason: alreadyCancelled }]
  })
}
