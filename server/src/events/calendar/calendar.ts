import { college } from 'college/facts'
import type { College } from 'contract/content/facts'
import { translateRecord } from 'contract/content/translations/record-translations'
import { eventHours } from 'contract/events/event-hours'
import type { EventLifecycleStatus } from 'contract/events/event-status'
import { eventNotFound, events } from 'contract/events/events'
import { dayMilliseconds } from 'contract/platform/durations'
import { partIn } from 'contract/platform/language-of-text'
import { pageAddresses } from 'contract/platform/page-addresses'
import { toInstant } from 'contract/platform/zoned-time'
import ICAL from 'ical.js'
import type { Selectable } from 'kysely'
import type { FeedFilters } from '../../content/feeds/filters.ts'
import {
  createCalendarFile,
  dayOf,
  plain,
  utc,
  writeCalendarFile,
} from '../../platform/calendar-file.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { Database } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import { dateIn, type ReaderLanguage, textsIn } from '../../platform/mail/texts-in.ts'
import { eventWhen } from '../details/event-when.ts'
import { selectPublicEvents } from '../details/public-events.ts'
import { titleIn } from '../details/titles-in.ts'
import { categoryTitlesIn } from './category-titles.ts'
import { eventConditions } from './filtered.ts'

const { timeZone } = college
const statuses = { cancelled: 'CANCELLED', postponed: 'TENTATIVE' } as const satisfies Record<
  EventLifecycleStatus,
  string
>

type EventRow = Selectable<Database['events']>
type Site = { publicUrl: string; college: College; language?: ReaderLanguage }

const words = textsIn({
  hi: {
    Events: 'कार्यक्रम',
    'Join online': 'ऑनलाइन जुड़ें',
    'Join online: {link}': 'ऑनलाइन जुड़ें: {link}',
    'Previous date: {date}': 'पहले की तारीख़: {date}',
  },
})

type Translate = ReturnType<typeof words>

/** For unquoted values: no line break may get in, whatever an earlier release has stored. */
const inOneLine = (address: string) => address.replaceAll(/[\s\p{Control}]+/gu, '')

const inPlain = (event: EventRow): EventRow => ({
  ...event,
  ...Object.fromEntries(
    Object.entries(event).map(([name, value]) => [
      name,
      typeof value === 'string' ? plain(value) : value,
    ]),
  ),
})

/** Whole days are dates with an exclusive end (RFC 5545 §3.6.1). Without an end, an event has none here either. */
function addTimes(entry: ICAL.Component, event: EventRow): void {
  const { start, end } = eventHours(withoutNulls(event), timeZone)
  const timeOf = (wall: string) => (event.isAllDay ? dayOf(wall) : utc(toInstant(wall, timeZone)))
  entry.addPropertyWithValue('dtstart', timeOf(start))
  if (end) entry.addPropertyWithValue('dtend', timeOf(end))
}

function addOrganizer(entry: ICAL.Component, event: EventRow, { name, email }: College): void {
  const { contactName, contactEmail, contactPhone } = event
  const address = contactEmail ?? email
  if (address) {
    const organizer = entry.addPropertyWithValue('organizer', inOneLine(`mailto:${address}`))
    organizer.setParameter('cn', (contactEmail && contactName) || name)
  }
  const contact = [contactName, contactEmail, contactPhone].filter(Boolean).join(', ')
  if (contact) entry.addPropertyWithValue('contact', contact)
}

/** Venue, and the link to join (RFC 7986 §5.11) unless the event is off. */
function addLocation(
  entry: ICAL.Component,
  { venue, onlineLink, state }: EventRow,
  translate: Translate,
): void {
  const link = state ? null : onlineLink
  const location = venue ?? link
  if (location) entry.addPropertyWithValue('location', location)
  if (!link) return
  const conference = new ICAL.Property('conference', entry)
  conference.resetType('uri')
  conference.setValue(inOneLine(link))
  conference.setParameter('label', translate('Join online'))
  entry.addProperty(conference)
}

function descriptionOf(event: EventRow, page: string, language: ReaderLanguage): string {
  const translate = words(language)
  const { stateNote, previousDate, time, description, onlineLink, state } = event
  const parts = [
    stateNote,
    previousDate &&
      translate('Previous date: {date}', {
        date: dateIn(language, eventWhen.weekDays({ date: previousDate })),
      }),
    time && dateIn(language, time),
    description,
    onlineLink && !state && translate('Join online: {link}', { link: onlineLink }),
    page,
  ]
  return parts.filter(Boolean).join('\n\n')
}

function entryOf(
  row: EventRow,
  { publicUrl, college: here, language = null }: Site,
): ICAL.Component {
  const translate = words(language)
  const event = inPlain(translateRecord(events.fields, row, language ?? undefined))
  const page = publicUrl + sitePrefix(language) + pageAddresses.event(event._id)
  const entry = new ICAL.Component('vevent')
  entry.addPropertyWithValue('uid', event._id)
  entry.addPropertyWithValue('sequence', event.sequence)
  entry.addPropertyWithValue('dtstamp', utc(event.updatedAt))
  addTimes(entry, event)
  const name = titleIn(language, event)
  const summary = entry.addPropertyWithValue('summary', name)
  if (language) summary.setParameter('language', partIn(language, name).lang ?? language)
  addLocation(entry, event, translate)
  entry.addPropertyWithValue('description', descriptionOf(event, page, language))
  addOrganizer(entry, event, here)
  entry.addPropertyWithValue('url', page)
  entry.addPropertyWithValue('status', event.state ? statuses[event.state] : 'CONFIRMED')
  entry.addPropertyWithValue('created', utc(event.createdAt))
  entry.addPropertyWithValue('last-modified', utc(event.updatedAt))
  return entry
}

type OneEvent = { eventId: string; deleted?: boolean }
type Wanted = FeedFilters & Partial<OneEvent>

/** Limit for subscribed calendars, which fetch everything again and again. */
export const maxInCalendar = 1_000
const yearMilliseconds = 366 * dayMilliseconds

async function readCalendarEvents(db: Db, filtered: FeedFilters, now: Date) {
  const conditions = await eventConditions(db, filtered, now)
  const all = selectPublicEvents(db, now)
    .where(({ and }) => and(conditions))
    .selectAll()
  const timestamp = now.toISOString()
  const aYearAgo = new Date(now.getTime() - yearMilliseconds).toISOString()
  const ahead = await all
    .where('date', '>', timestamp)
    .orderBy('date')
    .orderBy('_id')
    .limit(maxInCalendar)
    .execute()
  if (ahead.length === maxInCalendar) return ahead
  const before = await all
    .where('date', '<=', timestamp)
    .where('date', '>', aYearAgo)
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
    .limit(maxInCalendar - ahead.length)
    .execute()
  return [...before.toReversed(), ...ahead]
}

const readOne = (db: Db, { eventId, deleted }: OneEvent, now: Date) =>
  (deleted
    ? db.selectFrom('events').where('deletedAt', 'is not', null)
    : selectPublicEvents(db, now)
  )
    .selectAll()
    .where('_id', '=', eventId)
    .execute()

/**
 * Events as iCalendar (RFC 5545): coming ones and those of the last year, a filtered list, or one. The UID never changes and
 * SEQUENCE counts changes, so that subscribed calendars follow. Rejects with 404 for an unknown event, category or department.
 */
export async function calendarFeed(
  db: Db,
  { now, ...site }: Site & { now: Date },
  { eventId, deleted = false, ...narrowed }: Wanted,
): Promise<string> {
  const rows = await (eventId
    ? readOne(db, { eventId, deleted }, now)
    : readCalendarEvents(db, narrowed, now))
  if (eventId && rows.length === 0) throw notFound(eventNotFound)

  const calendar = createCalendarFile({
    owner: site.college.name,
    name: words(site.language ?? null)('Events'),
    isSubscribed: !eventId,
    language: site.language,
  })
  const titles = await categoryTitlesIn(db, now, site.language ?? null)
  for (const event of rows) {
    const entry = entryOf(event, site)
    const category = titles.get(event.category)
    if (category) entry.addPropertyWithValue('categories', category)
    calendar.addSubcomponent(entry)
  }
  return writeCalendarFile(calendar)
}
