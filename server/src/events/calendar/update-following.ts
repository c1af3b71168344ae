import { college } from 'college/facts'
import { endAfterMove } from 'contract/events/event-hours'
import type { EventUpdateForm } from 'contract/events/events'
import { writeDeletion } from '../../content/records/deletion.ts'
import { codeIn } from '../../content/records/departments.ts'
import { mergedColumns } from '../../content/records/merge-form.ts'
import { readColumns, type SentForm, writeChange } from '../../content/records/store.ts'
import type { Column, Columns } from '../../content/records/tables.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { removeUnused, takeBack } from '../../platform/images/roll-back.ts'
import { lifeNames } from './columns.ts'
import { formerOf, movedBy, type Pressing } from './lifecycle.ts'
import { eventKind } from './record.ts'
import { type EventRow, readPressed } from './series.ts'

const { timeZone } = college

function differing(event: EventRow, columns: Columns): Columns {
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
function changesOf(event: EventRow, pressed: EventRow, changed: Columns, moment: Date): Columns {
  const { date: written, end, ...others } = changed
  const names = Object.keys(others).filter((name) => !lifeNames.has(name))
  const shared = Object.fromEntries(names.map((name) => [name, others[name] ?? null]))
  const isMoved = typeof written === 'string'
  const date = isMoved ? movedBy(event, pressed, written) : event.date
  return {
    ...shared,
    ...(isMoved && { date }),
    ...(end !== undefined && {
      end: endAt(date, { date: isMoved ? written : pressed.date, end }),
    }),
    ...(isMoved && changed.previousDate && formerOf(event, { date }, moment)),
  }
}

/**
 * Updates an event and later ones of its series, all or none. Returns the count. Rejects with 403 if one of them is out
 * of reach, and with 404.
 */
export async function updateLater(
  { changes, pictures, mail, now }: Pressing,
  _id: string,
  { form, file }: SentForm<EventUpdateForm>,
  actor: Administrator,
): Promise<number> {
  const address = file && (await pictures.save(file, 'first'))
  const { replaced, count } = await changes
    .commit('events', async (trx) => {
      const admin = await actor.confirm(trx)
      const events = await readPressed(trx, _id, 'later')
      const [pressed] = events
      requireRight(actor, 'write records', codeIn(pressed))
      const before = await readColumns(trx, eventKind, _id)
      const columns = await mergedColumns(trx, eventKind, { _id, before }, { form, address })
      const changed = differing(pressed, columns)
      const moment = now()
      const replaced = new Set<string>()
      for (const event of events) {
        const after = changesOf(event, pressed, changed, moment)
        const old = await writeChange(
          trx,
          eventKind,
          { _id: event._id, after },
          { actor, admin },
          moment,
        )
        if (old) replaced.add(old)
      }
      return { replaced, count: events.length }
    })
    .catch(takeBack(pictures, address))
  mail.wake()
  for (const one of replaced) await removeUnused(pictures, one)
  return count
}

/** Deletes an event and later ones of its series, all or none. Returns the count. Rejects with 403 and 404. */
export async function deleteLater(
  { changes, pictures, mail, now }: Pressing,
  _id: string,
  actor: Administrator,
): Promise<number> {
  const { unused, count } = await changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const events = await readPressed(trx, _id, 'later')
    requireRight(actor, 'write records', codeIn(events[0]))
    const unused = new Set<string>()
    for (const event of events) {
      const around = { now: now(), allow: async () => undefined }
      const old = await writeDeletion(trx, eventKind, event._id, { actor, admin }, around)
      if (old) unused.add(old)
    }
    return { unused, count: events.length }
  })
  mail.wake()
  for (const one of unused) await removeUnused(pictures, one)
  return count
}
