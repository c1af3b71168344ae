import { college } from 'college/facts'
import { eventFields, lifeNames } from 'contract/event-fields'
import { endAfterMove } from 'contract/event-hours'
import {
  isInSeries,
  offIsNotRepeated,
  type SeriesForm,
  tooFewInSeries,
  tooManyInSeries,
} from 'contract/event-life'
import { mostInSeries, seriesDates } from 'contract/event-series'
import { localTime, toInstant } from 'contract/zoned-time'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator } from '../access/actor.ts'
import { requireRight } from '../access/may.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, conflict } from '../errors.ts'
import { codeIn } from '../records/departments.ts'
import type { Columns } from '../records/kind.ts'
import { changeRecord, insertRecord, notedAs, type Writing } from '../records/store.ts'
import { requireSeen } from './life.ts'
import { eventKind } from './record.ts'
import { type EventRow, readPressed } from './series.ts'

const { timeZone } = college

type Trx = Transaction<Database>

/** The wall-clock times of the whole series. Rejects with 400 when these are too few or too many. */
function datesOf({ date }: EventRow, form: SeriesForm): string[] {
  const dates = seriesDates(localTime(date, timeZone), form)
  if (dates.length < 2) throw badRequest(tooFewInSeries, { until: tooFewInSeries })
  if (dates.length > mostInSeries) throw badRequest(tooManyInSeries, { until: tooManyInSeries })
  return dates
}

/** What each of a series has of the first one: all that is written of it, but neither its dates nor what became of it. */
function sharedBy(event: EventRow): Columns {
  const own = new Set([...lifeNames, 'date', 'end'])
  const row: Readonly<Record<string, unknown>> = event
  const names = Object.keys(eventFields).filter((name) => !own.has(name))
  return Object.fromEntries(
    names.map((name) => [name, typeof row[name] === 'string' ? row[name] : null]),
  )
}

/** A moment that is as far from another date of the event, on the college's clock. */
const movedTo = (moment: string | null, event: EventRow, date: string) =>
  moment && endAfterMove({ date: event.date, end: moment }, date, timeZone)

/** Seats by the same terms, whose times are as far from the event; nobody has registered for them yet. */
async function repeatTerms(
  trx: Trx,
  event: EventRow,
  { eventId, date }: { eventId: string; date: string },
): Promise<void> {
  const seats = await trx
    .selectFrom('eventSeats')
    .selectAll()
    .where('eventId', '=', event._id)
    .executeTakeFirst()
  if (!seats) return
  await trx
    .insertInto('eventSeats')
    .values({
      ...seats,
      ...{ eventId, taken: 0, waiting: 0, arrivals: 0, version: 0 },
      // Who may register for the first one may do so for all: only the end is each event's own.
      closesAt: movedTo(seats.closesAt, event, date),
    })
    .execute()
}

/**
 * Makes a series of an event: every other one is an event of its own from then on, with a copy of the terms of registration.
 * All in one transaction. Gives how many there are. Rejects with 400, 403, 404, and with 409 when the event was changed
 * meanwhile, does not take place, or is one of a series already.
 */
export async function repeatEvent(
  { changes, now }: Pick<Writing, 'changes' | 'now'>,
  _id: string,
  form: SeriesForm,
  actor: Administrator,
): Promise<number> {
  return changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const [event] = await readPressed(trx, _id, 'one')
    requireRight(actor, 'write records', codeIn(event))
    requireSeen(event, form.seen)
    if (event.seriesId !== null) throw conflict(isInSeries)
    if (event.state !== null) throw conflict(offIsNotRepeated)
    const moment = now()
    const dates = datesOf(event, form)
    const series = { seriesId: uuidv7(), seriesEvery: form.every }
    await changeRecord(trx, eventKind, _id, { ...series, seriesAt: event.date }, moment)
    for (const date of dates.slice(1)) {
      const own = toInstant(date, timeZone)
      const end = movedTo(event.end, event, own)
      const columns = { ...sharedBy(event), ...series, date: own, end, seriesAt: own }
      const eventId = await insertRecord(trx, eventKind, columns, moment)
      await repeatTerms(trx, event, { eventId, date: own })
    }
    const target = { _id, name: event.title }
    const after = {
      repeated: form.every,
      events: dates.length,
      lastDay: dates.at(-1)?.slice(0, 10),
    }
    const activity = { admin, action: 'repeated', subject: notedAs('events'), target } as const
    await recordActivity(trx, { ...activity, after }, moment)
    return dates.length
  })
}
