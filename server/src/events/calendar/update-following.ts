import { college } from 'college/facts'
import { endAfterMove } from 'contract/events/event-hours'
import type { EventUpdateForm } from 'contract/events/events'
import { trashOrDelete } from '../../content/records/deletion.ts'
import { departmentCodeOf } from '../../content/records/departments.ts'
import { mergedColumns } from '../../content/records/merge-form.ts'
import { readColumns, type SentForm, writeChange } from '../../content/records/store.ts'
import type { Column, Columns } from '../../content/records/tables.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { removeUnused, rollBack } from '../../platform/images/roll-back.ts'
import { lifecycleColumns } from './columns.ts'
import { type EventActionDeps, movedBy, previousHoursOf } from './lifecycle.ts'
import { eventKind } from './record.ts'
import { readActedEvent, type StoredEvent } from './series.ts'

const { timeZone } = college

function differing(event: StoredEvent, columns: Columns): Columns {
  const stored: Readonly<Record<string, unknown>> = event
  return Object.fromEntries(
    Object.entries(columns).filter(([name, column]) => column !== stored[name]),
  )
}

const endAt = (date: string, other: { date: string; end: Column | undefined }) =>
  typeof other.end === 'string'
    ? endAfterMove({ date: other.date, end: other.end }, date, timeZone)
    : null

/** Lifecycle fields are each event's own and stay. */
function changesOf(event: StoredEvent, acted: StoredEvent, changed: Columns, now: Date): Columns {
  const { date: written, end, ...others } = changed
  const names = Object.keys(others).filter((name) => !lifecycleColumns.has(name))
  const shared = Object.fromEntries(names.map((name) => [name, others[name] ?? null]))
  const isMoved = typeof written === 'string'
  const date = isMoved ? movedBy(event, acted, written) : event.date
  return {
    ...shared,
    ...(isMoved && { date }),
    ...(end !== undefined && {
      end: endAt(date, { date: isMoved ? written : acted.date, end }),
    }),
    ...(isMoved && changed.previousDate && previousHoursOf(event, { date }, now)),
  }
}

/**
 * Updates an event and later ones of its series, all or none. Returns the count. Rejects with 403 if one of them is out
 * of reach, and with 404.
 */
export async function updateFollowing(
  { changes, pictures, mail, now }: EventActionDeps,
  _id: string,
  { form, file }: SentForm<EventUpdateForm>,
  actor: Administrator,
): Promise<number> {
  const address = file && (await pictures.save(file, 'first'))
  const { replaced, count } = await changes
    .commit('events', async (trx) => {
      const admin = await actor.confirm(trx)
      const events = await readActedEvent(trx, _id, 'later')
      const [acted] = events
      requireRight(actor, 'write records', departmentCodeOf(acted))
      const before = await readColumns(trx, eventKind, _id)
      const columns = await mergedColumns(trx, eventKind, { _id, before }, { form, address })
      const changed = differing(acted, columns)
      const timestamp = now()
      const replaced = new Set<string>()
      for (const event of events) {
        const after = changesOf(event, acted, changed, timestamp)
        const old = await writeChange(
          trx,
          eventKind,
          { _id: event._id, after },
          { actor, admin },
          timestamp,
        )
        if (old) replaced.add(old)
      }
      return { replaced, count: events.length }
    })
    .catch(rollBack(pictures, address))
  mail.sendQueued()
  for (const one of replaced) await removeUnused(pictures, one)
  return count
}

/** Deletes an event and later ones of its series, all or none. Returns the count. Rejects with 403 and 404. */
export async function deleteFollowing(
  { changes, pictures, mail, now }: EventActionDeps,
  _id: string,
  actor: Administrator,
): Promise<number> {
  const { unused, count } = await changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const events = await readActedEvent(trx, _id, 'later')
    requireRight(actor, 'write records', departmentCodeOf(events[0]))
    const unused = new Set<string>()
    for (const event of events) {
      const around = { now: now(), allow: async () => undefined }
      const old = await trashOrDelete(trx, eventKind, event._id, { actor, admin }, around)
      if (old) unused.add(old)
    }
    return { unused, count: events.length }
  })
  mail.sendQueued()
  for (const one of unused) await removeUnused(pictures, one)
  return count
}
