import { college } from 'college/facts'
import { writtenBeginning } from 'contract/events/event-hours'
import {
  cancelledIsNotMoved,
  eventIsAnother,
  hoursAreFormer,
  type MoveForm,
  moveIsAhead,
  nothingIsMoved,
  type OffForm,
  type ResumeForm,
  type ToldAct,
  type WhichEvents,
} from 'contract/events/event-life'
import { moveWall, wallBetween } from 'contract/events/event-series'
import type { EventState } from 'contract/events/event-status'
import type { ActivityAction } from 'contract/platform/activity'
import { localTime, toInstant } from 'contract/platform/zoned-time'
import { codeIn } from '../../content/records/departments.ts'
import { type Writing, writeChange } from '../../content/records/store.ts'
import type { Column, Columns } from '../../content/records/tables.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { badRequest, conflict } from '../../platform/http/errors.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { isHidden } from '../registrations/event-status.ts'
import { eventKind } from './record.ts'
import { type EventRow, readPressed } from './series.ts'

const { timeZone } = college

export type Pressing = Writing & { mail: Pick<Mail, 'wake'> }

/** What a screen showed when something was pressed there, and what it is done to. */
type Pressed = {
  _id: string
  seen: { date: string; state?: EventState | undefined }
  which?: WhichEvents | undefined
}

/** Rejects with 409 when an event is another than the screen said: of two that press, the second is to look again. */
export function requireSeen({ date, state }: EventRow, seen: Pressed['seen']): void {
  if (date !== new Date(seen.date).toISOString() || (state ?? undefined) !== seen.state)
    throw conflict(eventIsAnother)
}

/**
 * Does something to an event, or to it and the later ones of its series, all in one transaction; `columnsOf` says what
 * becomes of each, and of which nothing does. Gives how many were changed. Rejects with 403, 404 or 409.
 */
async function press(
  { changes, mail, now }: Pressing,
  action: ActivityAction,
  { _id, seen, which = 'one' }: Pressed,
  actor: Administrator,
  columnsOf: (event: EventRow, pressed: EventRow, moment: Date) => Columns | undefined,
): Promise<number> {
  const count = await changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const events = await readPressed(trx, _id, which)
    const [pressed] = events
    const moment = now()
    requireRight(actor, 'write records', codeIn(pressed))
    requireSeen(pressed, seen)
    let changed = 0
    for (const event of events) {
      const after = columnsOf(event, pressed, moment)
      if (!after) continue
      const change = { _id: event._id, after, action }
      await writeChange(trx, eventKind, change, { actor, admin }, moment)
      changed++
    }
    return changed
  })
  mail.wake()
  return count
}

/** Which events a press changes; of a series it passes over the others. What is cancelled stays so until it takes place after all. */
export const isChangedBy: Record<ToldAct, (event: Pick<EventRow, 'state'>) => boolean> = {
  move: ({ state }) => state !== 'cancelled',
  cancel: ({ state }) => state !== 'cancelled',
  postpone: ({ state }) => state === null,
  resume: ({ state }) => state !== null,
  delete: () => true,
}

/** Says that events do not take place, or not on their date. */
const off =
  (act: 'cancel' | 'postpone', state: EventState) =>
  (deps: Pressing, _id: string, form: OffForm, actor: Administrator): Promise<number> =>
    press(deps, state, { ...form, _id }, actor, (event, pressed) => {
      if (!isChangedBy[act](event)) {
        if (event === pressed) throw conflict(eventIsAnother)
        return undefined
      }
      return { state, stateNote: form.reason }
    })

export const cancelEvent = off('cancel', 'cancelled')
export const postponeEvent = off('postpone', 'postponed')

/** Says that events take place after all, on the date that they have. */
export const resumeEvent = (
  deps: Pressing,
  _id: string,
  form: ResumeForm,
  actor: Administrator,
): Promise<number> =>
  press(deps, 'resumed', { ...form, _id }, actor, (event, pressed) => {
    if (isChangedBy.resume(event)) return { state: null, stateNote: null }
    if (event === pressed) throw conflict(eventIsAnother)
    return undefined
  })

/**
 * What visitors are shown as former: what was announced first, however often it was moved since; and nothing of an event
 * that they have not seen, or that is back where it was.
 */
export function formerOf(event: EventRow, after: Columns, moment: Date): Columns {
  if (isHidden(event, moment)) return {}
  const former = (first: string | null, becomes: Column | undefined) =>
    first === becomes ? null : first
  return {
    previousDate: former(event.previousDate ?? event.date, after.date),
    ...('venue' in after && {
      previousVenue: former(event.previousVenue ?? event.venue, after.venue),
    }),
  }
}

/** Of a text that is named: it, or nothing where it is empty. */
const named = (name: string, value: string | undefined): Columns =>
  value === undefined ? {} : { [name]: value || null }

/** The date of an event that is by as much later or earlier as another one becomes, on the college's clock. */
export function movedBy(event: EventRow, pressed: EventRow, date: string): string {
  const [from, to, own] = [pressed.date, toInstant(date, timeZone), event.date].map((one) =>
    localTime(one, timeZone),
  ) as [string, string, string]
  return toInstant(moveWall(own, wallBetween(from, to)), timeZone)
}

/**
 * Moves events to another date or place, and gives a postponed one its date. Later ones of a series move by as much. Rejects
 * with 400 when nothing is another, the date is over, or the hours are those of before, and with 409 while the event is cancelled.
 */
export const moveEvent = (
  deps: Pressing,
  _id: string,
  form: MoveForm,
  actor: Administrator,
): Promise<number> =>
  press(deps, 'moved', { ...form, _id }, actor, (event, pressed, moment) => {
    if (!isChangedBy.move(event)) {
      if (event === pressed) throw conflict(cancelledIsNotMoved)
      return undefined
    }
    const after = {
      date: movedBy(event, pressed, form.date),
      ...named('time', form.time),
      ...named('venue', form.venue),
      ...named('onlineLink', form.onlineLink),
    }
    if (event === pressed) requireMove(event, after, moment)
    requireHours(event, after)
    return {
      ...after,
      ...formerOf(event, after, moment),
      ...named('stateNote', form.reason),
      state: null,
    }
  })

/** Rejects with 400 a move that moves nothing, or to a date that is over. */
function requireMove(event: EventRow, after: Columns & { date: string }, moment: Date): void {
  const now: Record<string, unknown> = event
  const isAnother = Object.entries(after).some(([name, column]) => column !== now[name])
  if (!isAnother && event.state === null) throw badRequest(nothingIsMoved, { date: nothingIsMoved })
  if (after.date !== event.date && after.date <= moment.toISOString())
    throw badRequest(moveIsAhead, { date: moveIsAhead })
}

const clockOf = (instant: string) => localTime(instant, timeZone).slice('2030-01-15T'.length)

/**
 * Rejects with 400 where an event begins at another time of day, and keeps a text that says when it began before. At midnight
 * begins what only has a day.
 */
function requireHours(event: EventRow, after: Columns & { date: string }): void {
  const [begins, time] = [clockOf(after.date), 'time' in after ? after.time : event.time]
  if (!event.time || event.time !== time || event.isAllDay) return
  if (begins === clockOf(event.date) || begins === '00:00') return
  const says = writtenBeginning(event.time)
  if (says && says !== begins) throw badRequest(hoursAreFormer, { time: hoursAreFormer })
}
