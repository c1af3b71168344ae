import { college } from 'college/facts'
import { recordLanguages } from 'contract/content/translations/record-languages'
import { translationOf } from 'contract/content/translations/record-translations'
import { writtenStartTime } from 'contract/events/event-hours'
import {
  cancelledIsNotMoved,
  eventChangedMeanwhile,
  type MoveForm,
  type NotifyingAction,
  newDateInPast,
  nothingIsMoved,
  type OffForm,
  type ResumeForm,
  showsPreviousHours,
  type WhichEvents,
} from 'contract/events/event-lifecycle'
import { reasonTranslations, type TranslatedReasons } from 'contract/events/event-reason'
import { shiftWallTime, wallTimeDifference } from 'contract/events/event-series'
import type { EventLifecycleStatus } from 'contract/events/event-status'
import { venueTranslations } from 'contract/events/event-venue'
import { events } from 'contract/events/events'
import type { ActivityAction } from 'contract/platform/activity'
import { localTime, toInstant } from 'contract/platform/zoned-time'
import { departmentCodeOf } from '../../content/records/departments.ts'
import { type RecordDeps, writeChange } from '../../content/records/store.ts'
import type { Column, Columns } from '../../content/records/tables.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { badRequest, conflict } from '../../platform/errors.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { isHidden } from '../details/event-status.ts'
import { eventKind } from './record.ts'
import { readActedEvent, type StoredEvent } from './series.ts'

const { timeZone } = college

export type EventActionDeps = RecordDeps & { mail: Pick<Mail, 'sendQueued'> }

type ActedEvent = {
  _id: string
  seen: { date: string; state?: EventLifecycleStatus | undefined }
  which?: WhichEvents | undefined
}

/** Rejects with 409 if the event has changed since the client last saw it. */
export function requireSeen({ date, state }: StoredEvent, seen: ActedEvent['seen']): void {
  if (date !== new Date(seen.date).toISOString() || (state ?? undefined) !== seen.state)
    throw conflict(eventChangedMeanwhile)
}

/**
 * Applies an action to an event, or to it and later ones of its series, in one transaction. `columnsOf` returns the
 * changes of each, or undefined to skip it. Returns how many changed. Rejects with 403, 404 or 409.
 */
async function applyAction(
  { changes, mail, now }: EventActionDeps,
  action: ActivityAction,
  { _id, seen, which = 'one' }: ActedEvent,
  actor: Administrator,
  columnsOf: (event: StoredEvent, acted: StoredEvent, timestamp: Date) => Columns | undefined,
): Promise<number> {
  const count = await changes.commit('events', async (trx) => {
    const admin = await actor.confirm(trx)
    const events = await readActedEvent(trx, _id, which)
    const [acted] = events
    const timestamp = now()
    requireRight(actor, 'write records', departmentCodeOf(acted))
    requireSeen(acted, seen)
    let changed = 0
    for (const event of events) {
      const after = columnsOf(event, acted, timestamp)
      if (!after) continue
      const change = { _id: event._id, after, action }
      await writeChange(trx, eventKind, change, { actor, admin }, timestamp)
      changed++
    }
    return changed
  })
  mail.sendQueued()
  return count
}

/** In a series, an action skips events that it does not apply to. A cancelled one stays cancelled until it is resumed. */
export const isChangedBy: Record<NotifyingAction, (event: Pick<StoredEvent, 'state'>) => boolean> =
  {
    move: ({ state }) => state !== 'cancelled',
    cancel: ({ state }) => state !== 'cancelled',
    postpone: ({ state }) => state === null,
    resume: ({ state }) => state !== null,
    delete: () => true,
  }

/** Translations without an English reason are of none. */
export const reasonColumns = ({
  reason = '',
  ...translations
}: { reason?: string | undefined } & TranslatedReasons): Columns => ({
  stateNote: reason || null,
  ...Object.fromEntries(
    reasonTranslations.flatMap(({ name, column }) => {
      const text = translations[name]
      const { stateNote } = events.fields
      return text === undefined ? [] : [[column, translationOf(stateNote, reason, text) || null]]
    }),
  ),
})

const off =
  (act: 'cancel' | 'postpone', state: EventLifecycleStatus) =>
  (deps: EventActionDeps, _id: string, form: OffForm, actor: Administrator): Promise<number> =>
    applyAction(deps, state, { ...form, _id }, actor, (event, acted) => {
      if (!isChangedBy[act](event)) {
        if (event === acted) throw conflict(eventChangedMeanwhile)
        return undefined
      }
      return { state, ...reasonColumns(form) }
    })

export const markCancelled = off('cancel', 'cancelled')
export const markPostponed = off('postpone', 'postponed')

export const undoCancellation = (
  deps: EventActionDeps,
  _id: string,
  form: ResumeForm,
  actor: Administrator,
): Promise<number> =>
  applyAction(deps, 'resumed', { ...form, _id }, actor, (event, acted) => {
    if (isChangedBy.resume(event)) return { state: null, stateNote: null }
    if (event === acted) throw conflict(eventChangedMeanwhile)
    return undefined
  })

/**
 * The date that visitors see struck out: the first one announced, however often the event has moved since. None if
 * visitors have not seen the event, or if it is back on its original date.
 */
export function previousHoursOf(event: StoredEvent, after: Columns, now: Date): Columns {
  if (isHidden(event, now)) return {}
  const previous = (first: string | null, becomes: Column | undefined) =>
    first === becomes ? null : first
  return {
    previousDate: previous(event.previousDate ?? event.date, after.date),
    ...('venue' in after && {
      previousVenue: previous(event.previousVenue ?? event.venue, after.venue),
      ...previousVenueTranslations(event),
    }),
  }
}

const previousVenueTranslations = (event: StoredEvent): Columns =>
  Object.fromEntries(
    recordLanguages.map((language) => [
      `previousVenue_${language}`,
      event.previousVenue ? event[`previousVenue_${language}`] : event[`venue_${language}`],
    ]),
  )

const venueColumns = (form: MoveForm, venue: string | null): Columns =>
  Object.fromEntries(
    venueTranslations.flatMap(({ name }) => {
      const text = form[name]
      return text ? [[name, translationOf(events.fields.venue, venue, text)]] : []
    }),
  )

const named = (name: string, value: string | undefined): Columns =>
  value === undefined ? {} : { [name]: value || null }

/** Shifts a date by as much as another event moves, on the college's clock. */
export function movedBy(event: StoredEvent, acted: StoredEvent, date: string): string {
  const [from, to, own] = [acted.date, toInstant(date, timeZone), event.date].map((one) =>
    localTime(one, timeZone),
  ) as [string, string, string]
  return toInstant(shiftWallTime(own, wallTimeDifference(from, to)), timeZone)
}

/**
 * Moves events to another date or venue, or gives a postponed one its date. Later ones of a series move by as much. Rejects
 * with 400 if nothing changes, the date is past or the hours are still the old ones, and with 409 while cancelled.
 */
export const rescheduleEvent = (
  deps: EventActionDeps,
  _id: string,
  form: MoveForm,
  actor: Administrator,
): Promise<number> =>
  applyAction(deps, 'moved', { ...form, _id }, actor, (event, acted, now) => {
    if (!isChangedBy.move(event)) {
      if (event === acted) throw conflict(cancelledIsNotMoved)
      return undefined
    }
    const after = {
      date: movedBy(event, acted, form.date),
      ...named('time', form.time),
      ...named('venue', form.venue),
      ...named('onlineLink', form.onlineLink),
    }
    if (event === acted) requireMove(event, after, now)
    requireHours(event, after)
    return {
      ...after,
      ...venueColumns(form, form.venue ?? event.venue),
      ...previousHoursOf(event, after, now),
      ...(form.reason !== undefined && reasonColumns(form)),
      state: null,
    }
  })

function requireMove(event: StoredEvent, after: Columns & { date: string }, timestamp: Date): void {
  const before: Record<string, unknown> = event
  const isDifferent = Object.entries(after).some(([name, column]) => column !== before[name])
  if (!isDifferent && event.state === null)
    throw badRequest(nothingIsMoved, { date: nothingIsMoved })
  if (after.date !== event.date && after.date <= timestamp.toISOString())
    throw badRequest(newDateInPast, { date: newDateInPast })
}

const clockOf = (instant: string) => localTime(instant, timeZone).slice('2030-01-15T'.length)

/**
 * Rejects with 400 if the start moves to another time of day while the free text still states the old one. An event
 * that only has a day begins at midnight.
 */
function requireHours(event: StoredEvent, after: Columns & { date: string }): void {
  const [begins, time] = [clockOf(after.date), 'time' in after ? after.time : event.time]
  if (!event.time || event.time !== time || event.isAllDay) return
  if (begins === clockOf(event.date) || begins === '00:00') return
  const writtenTime = writtenStartTime(event.time)
  if (writtenTime && writtenTime !== begins)
    throw badRequest(showsPreviousHours, { time: showsPreviousHours })
}
