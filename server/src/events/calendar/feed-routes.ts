import { getEventsAtom, getEventsJson } from 'contract/events/event-feeds'
import { titleWithStatus } from 'contract/events/event-status'
import type { Event } from 'contract/events/events'
import { pageAddresses } from 'contract/platform/page-addresses'
import { sql } from 'kysely'
import { atomText, type FeedItem, jsonFeedText } from '../../content/feeds/feed.ts'
import type { FeedFilters } from '../../content/feeds/filters.ts'
import { feedSender } from '../../content/feeds/send-feed.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { eventWhen } from '../details/event-when.ts'
import { selectPublicEvents } from '../details/public-events.ts'
import { readCategoryTitles } from './category-titles.ts'
import { eventConditions } from './filtered.ts'

const feedCount = 50

const firstSeen = sql<string>`coalesce(${sql.ref('publishAt')}, ${sql.ref('createdAt')})`

type FeedEvent = Pick<Event, 'date' | 'time' | 'end' | 'isAllDay' | 'venue' | 'state' | 'stateNote'>

function factsOf(event: FeedEvent): string {
  const when = eventWhen.whole(event)
  const facts = [
    event.stateNote,
    event.state ? `Originally planned for ${when}` : when,
    event.venue,
  ]
  return facts.filter(Boolean).join(' · ')
}

async function readItems(
  db: DbOrTrx,
  publicUrl: string,
  filtered: FeedFilters,
  now: Date,
): Promise<FeedItem[]> {
  const conditions = await eventConditions(db, filtered, now)
  const titles = await readCategoryTitles(db, now)
  const rows = await selectPublicEvents(db, now)
    .where(({ and }) => and(conditions))
    .selectAll()
    .select(firstSeen.as('published'))
    .orderBy(firstSeen, 'desc')
    .orderBy('_id', 'desc')
    .limit(feedCount)
    .execute()
  return rows.map((row) => {
    const { _id, description, published, updatedAt } = row
    const title = titleWithStatus(row)
    const url = publicUrl + pageAddresses.event(_id)
    const text = `${factsOf(withoutNulls(row))}\n\n${description}`
    const updated = updatedAt > published ? updatedAt : published
    // Not the page's address, which follows the host: feed readers would take each event for a new one.
    const id = `urn:uuid:${_id}`
    return { id, url, title, text, published, updated, category: titles.get(row.category) }
  })
}

export function eventFeedRoutes(mount: Mount, deps: PlatformDeps) {
  const send = feedSender(deps, {
    path: pageAddresses.events,
    titleOf: ({ name }) => `${name}: events`,
    subjects: ['events', 'eventCategory', 'course', 'courseGroup'],
    read: (filtered, now) => readItems(deps.db, deps.config.publicUrl, filtered, now),
  })
  mount(getEventsAtom, send(getEventsAtom, atomText))
  mount(getEventsJson, send(getEventsJson, jsonFeedText))
}
