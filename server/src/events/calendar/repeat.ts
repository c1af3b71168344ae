import { college } from 'college/facts'
import {
  cannotRepeatOffEvent,
  type SeriesForm,
  tooFewInSeries,
  tooManyInSeries,
} from 'contract/events/event-lifecycle'
import { maxInSeries, seriesDates } from 'contract/events/event-series'
import { events } from 'contract/events/events'
import { localTime, toInstant } from 'contract/platform/zoned-time'
import { v7 as uuidv7 } from 'uuid'
import { departmentCodeOf } from '../../content/records/departments.ts'
import {
  auditEntryFor,
  changeRecord,
  createdBy,
  insertRecord,
  type RecordDeps,
} from '../../content/records/store.ts'
import type { Columns } from '../../content/records/tables.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { Written } from '../../platform/db/version-tables.ts'
import { badRequest, conflict } from '../../platform/errors.ts'
import { lifecycleColumns } from './columns.ts'
import { copySettings, shiftedTime } from './copy-settings.ts'
import { requireSeen } from './lifecycle.ts'
import { type PlannedDate, planNextDates } from './planned-events.ts'
import { eventKind } from './record.ts'
import { readActedEvent, type StoredEvent } from './series.ts'

const { timeZone } = college

function datesOf({ date }: StoredEvent, form: SeriesForm): string[] {
  const dates = seriesDates(localTime(date, timeZone), form)
  if (dates.length < 2) throw badRequest(tooFewInSeries, { until: tooFewInSeries })
  if (dates.length > maxInSeries) throw badRequest(tooManyInSeries, { until: tooManyInSeries })
  return dates
}

function sharedBy(event: StoredEvent): Columns {
  const own = new Set([...lifecycleColumns, 'date', 'end'])
  const row: Readonly<Columns> = event
  const names = Object.keys(events.fields).filter((name) => !own.has(name))
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
}

type Plan = { model: StoredEvent; planned: PlannedDate[]; total: number; series: Columns }

async function planOf(
  trx: Trx,
  event: StoredEvent,
  form: SeriesForm,
  written: Written,
): Promise<Plan> {
  if (event.state !== null) throw conflict(cannotRepeatOffEvent)
  if (event.seriesId !== null) {
    const { last, planned, total } = await planNextDates(trx, event, form)
    const series = { seriesId: event.seriesId, seriesEvery: event.seriesEvery }
    return { model: last, planned, total, series }
  }
  const dates = datesOf(event, form)
  const series = { seriesId: uuidv7(), seriesEvery: form.every }
  await changeRecord(trx, eventKind, event._id, { ...series, seriesAt: event.date }, written)
  const planned = dates.slice(1).map((wall) => {
    const date = toInstant(wall, timeZone)
    return { seriesAt: date, date }
  })
  return { model: event, planned, total: dates.length, series }
}

/**
 * Makes an event a series, or adds to its series. Each event is independent from then on, with its own copy of the
 * terms of registration and the check-in settings. Returns the total. Rejects with 400, 403, 404, and with 409 if the
 * event changed in the meantime, is off, or its series already goes that far.
 */
export async function createSeries(
  { changes, now }: Pick<RecordDeps, 'changes' | 'now'>,
  _id: string,
  form: SeriesForm,
  actor: Administrator,
): Promise<number> {
  return changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const [event] = await readActedEvent(trx, _id, 'one')
    requireRight(actor, 'write records', departmentCodeOf(event))
    requireSeen(event, form.seen)
    const timestamp = now()
    const { model, planned, total, series } = await planOf(trx, event, form, {
      ...{ author: admin.name, action: 'repeated', at: timestamp },
    })
    requireRight(actor, 'write records', departmentCodeOf(model))
    for (const { date, seriesAt } of planned) {
      const end = shiftedTime(model.end, model, date)
      const columns = { ...sharedBy(model), ...series, date, end, seriesAt }
      const eventId = await insertRecord(trx, eventKind, columns, createdBy(admin, timestamp))
      // Only the end of registration differs between the events of a series.
      await copySettings(trx, model, { eventId, date, opens: 'at once' })
    }
    const target = { _id, name: event.title }
    const lastDay = localTime(planned.at(-1)?.date ?? model.date, timeZone).slice(0, 10)
    const after = { repeated: form.every, events: total, lastDay }
    const activity = {
      admin,
      action: 'repeated',
      subject: auditEntryFor('events'),
      target,
    } as const
    await recordActivity(trx, { ...activity, after }, timestamp)
    return total
  })
}
