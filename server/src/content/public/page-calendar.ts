import { contentNotFound } from 'contract/content/calls'
import type { College } from 'contract/content/facts'
import { type PageDay, publicPage } from 'contract/content/page'
import ICAL from 'ical.js'
import {
  createCalendarFile,
  dayOf,
  plain,
  utc,
  writeCalendarFile,
} from '../../platform/calendar-file.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { findEntry } from './public-entries.ts'

function entryOf({ _key, from, until, name }: PageDay, page: { _id: string; url: string }) {
  const entry = new ICAL.Component('vevent')
  entry.addPropertyWithValue('uid', `${page._id}-${_key}`)
  // The same on each request, or the file would never be unchanged.
  entry.addPropertyWithValue('dtstamp', utc(from))
  entry.addPropertyWithValue('dtstart', dayOf(from))
  // Exclusive: RFC 5545 section 3.6.1.
  const end = dayOf(until && until > from ? until : from)
  end.adjust(1, 0, 0, 0)
  entry.addPropertyWithValue('dtend', end)
  entry.addPropertyWithValue('summary', plain(name))
  entry.addPropertyWithValue('url', page.url)
  entry.addPropertyWithValue('transp', 'TRANSPARENT')
  return entry
}

/** Rejects with 404 if there is no such page, or if it lists no days. */
export async function pageCalendar(
  db: DbOrTrx,
  { publicUrl, college, now }: { publicUrl: string; college: College; now: Date },
  slug: string,
): Promise<string> {
  const entry = await findEntry(db, 'page', slug, now)
  const page = entry && publicPage.parse(entry.data)
  if (!page || page.days.length === 0) throw notFound(contentNotFound)
  const calendar = createCalendarFile({
    owner: college.name,
    name: plain(page.title),
    isSubscribed: true,
  })
  const of = { _id: entry._id, url: `${publicUrl}/pages/${page.slug}` }
  for (const day of page.days) calendar.addSubcomponent(entryOf(day, of))
  return writeCalendarFile(calendar)
}
