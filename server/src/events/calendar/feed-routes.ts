import { translateRecord } from 'contract/content/translations/record-translations'
import { getEventsAtom, getEventsJson } from 'contract/events/event-feeds'
import { type Event, events } from 'contract/events/events'
import { pageAddresses } from 'contract/platform/page-addresses'
import { sql } from 'kysely'
import { atomText, type FeedItem, feedItemId, jsonFeedText } from '../../content/feeds/feed.ts'
import type { FeedFilters } from '../../content/feeds/filters.ts'
import { mountFeeds } from '../../content/feeds/send-feed.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { type ReaderLanguage, textsIn } from '../../platform/mail/texts-in.ts'
import { eventWhenIn } from '../details/event-when.ts'
import { selectPublicEvents } from '../details/public-events.ts'
import { titleIn } from '../details/titles-in.ts'
import { categoryTitlesIn } from './category-titles.ts'
import { eventConditions } from './filtered.ts'

const feedCount = 50

const firstSeen = sql<string>`coalesce(${sql.ref('publishAt')}, ${sql.ref('createdAt')})`

type FeedEvent = Pick<Event, 'date' | 'time' | 'end' | 'isAllDay' | 'venue' | 'state' | 'stateNote'>

const texts = textsIn({
  hi: {
    '{college}: events': '{college}: कार्यक्रम',
    'Originally planned for {when}': 'पहले तय समय: {when}',
  },
})

function factsOf(event: FeedEvent, language: ReaderLanguage): string {
  const when = eventWhenIn(language, event)
  const facts = [
    event.stateNote,
    event.state ? texts(language)('Originally planned for {when}', { when }) : when,
    event.venue,
  ]
  return facts.filter(Boolean).join(' · ')
}

async function readItems(
  db: DbOrTrx,
  { publicUrl, language }: { publicUrl: string; language: ReaderLanguage },
  filtered: FeedFilters,
  now: Date,
): Promise<FeedItem[]> {
  const conditions = await eventConditions(db, filtered, now)
  const titles = await categoryTitlesIn(db, now, language)
  const rows = await selectPublicEvents(db, now)
    .where(({ and }) => and(conditions))
    .selectAll()
    .select(firstSeen.as('published'))
    .orderBy(firstSeen, 'desc')
    .orderBy('_id', 'desc')
    .limit(feedCount)
    .execute()
  return rows.map((stored) => {
    const row = translateRecord(events.fields, stored, language ?? undefined)
    const { _id, description, published, updatedAt } = row
    const title = titleIn(language, row)
    const url = publicUrl + sitePrefix(language) + pageAddresses.event(_id)
    const text = `${factsOf(withoutNulls(row), language)}\n\n${description}`
    const updated = updatedAt > published ? updatedAt : published
    // Not the page's address, which follows the host: feed readers would take each event for a new one.
    const id = feedItemId(_id, language)
    return { id, url, title, text, published, updated, category: titles.get(row.category) }
  })
}

export function eventFeedRoutes(mount: Mount, deps: PlatformDeps) {
  const { publicUrl } = deps.config
  const source = {
    path: pageAddresses.events,
    titleOf: (college: string, language: ReaderLanguage) =>
      texts(language)('{college}: events', { college }),
    tags: ['events', 'eventCategory', 'course', 'courseGroup'] as const,
    read: (filtered: FeedFilters, now: Date, language: ReaderLanguage) =>
      readItems(deps.db, { publicUrl, language }, filtered, now),
  }
  mountFeeds(mount, deps, source, [
    { endpoint: getEventsAtom, write: atomText },
    { endpoint: getEventsJson, write: jsonFeedText },
  ])
}
