import { alertLevels, alertWords } from 'contract/alert-words'
import { alert as alertType } from 'contract/content/alerts'
import type { College } from 'contract/content/facts'
import { feedCount, type ListedNotice, notice as noticeType } from 'contract/content/notices'
import { escapeMarkup } from 'contract/escape-markup'
import type { PublicAlert } from '../alerts/public-alerts.ts'
import type { Reading } from '../content/entry.ts'
import { conditionsOf, type Narrowed } from './overview.ts'
import { publishedAt, selectNotices } from './public-notices.ts'
import { toListed } from './told.ts'

/** What a feed is written from. */
export type Feed = {
  college: College
  publicUrl: string
  /** Its own address on this site, and that of the list that it follows. */
  address: string
  list: string
  notices: readonly ListedNotice[]
  /** What stands over every page, and so in every feed. */
  alerts: readonly PublicAlert[]
}

/** The newest notices, those that are over too. Rejects with 404 where the category or the department is not known. */
export async function readFeed(
  db: Reading,
  narrowed: Narrowed,
  moment: Date,
): Promise<ListedNotice[]> {
  const conditions = await conditionsOf(db, narrowed, moment)
  const rows = await selectNotices(db, moment)
    .where(({ and }) => and(conditions))
    .select(['revisionId', publishedAt.as('publishedAt')])
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
    .limit(feedCount)
    .execute()
  return toListed(db, rows, moment)
}

const titleOf = ({ college }: Feed) => `${college.name}: notices`

/** What both forms say of a notice or an alert. */
type Item = {
  id: string
  url: string
  title: string
  text: string
  published: string
  updated: string
  category: string | undefined
}

function noticeItem({ publicUrl }: Feed, notice: ListedNotice): Item {
  const { slug, title, publishedAt: published, categoryTitle: category } = notice
  const url = new URL(noticeType.page(slug), publicUrl).href
  // A notice may be no more than its documents, and an item needs some text.
  return { id: url, url, title, text: title, published, updated: published, category }
}

/** An alert keeps its id when it is corrected or given another address: readers show it once. */
function alertItem({ publicUrl }: Feed, { firstAt, alert }: PublicAlert): Item {
  const place = alert.document?.address ?? (alert.place || alertType.page(alert.slug))
  return {
    id: `urn:uuid:${alert._id}`,
    url: new URL(place, publicUrl).href,
    title: `${alertLevels[alert.level]}: ${alert.title}`,
    text: alertWords(alert),
    published: firstAt,
    updated: alert.publishedAt,
    category: alertLevels[alert.level],
  }
}

const itemsOf = (feed: Feed): Item[] => [
  ...feed.alerts.map((one) => alertItem(feed, one)),
  ...feed.notices.map((one) => noticeItem(feed, one)),
]

function atomEntry({ id, url, title, text, published, updated, category }: Item): string {
  const tagged = category ? `<category term="${escapeMarkup(category)}"/>` : ''
  const summary = text === title ? '' : `<summary>${escapeMarkup(text)}</summary>`
  return `<entry><id>${escapeMarkup(id)}</id><title>${escapeMarkup(title)}</title><link href="${escapeMarkup(url)}"/><published>${published}</published><updated>${updated}</updated>${tagged}${summary}</entry>
`
}

const newest = (items: readonly Item[]) =>
  items
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1)

/** A feed as RFC 4287 has it. What it says of time is that of what it tells: asked for twice, it is the same. */
export function atomText(feed: Feed): string {
  const { publicUrl, address, list, college } = feed
  const items = itemsOf(feed)
  const self = escapeMarkup(new URL(address, publicUrl).href)
  const updated = newest(items) ?? new Date(0).toISOString()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${self}</id><title>${escapeMarkup(titleOf(feed))}</title><updated>${updated}</updated>
<author><name>${escapeMarkup(college.name)}</name></author>
<link rel="self" href="${self}"/><link href="${escapeMarkup(new URL(list, publicUrl).href)}"/>
${items.map(atomEntry).join('')}</feed>
`
}

/** The same as JSON Feed 1.1. */
export const jsonFeedText = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(feed),
    home_page_url: new URL(feed.list, feed.publicUrl).href,
    feed_url: new URL(feed.address, feed.publicUrl).href,
    authors: [{ name: feed.college.name }],
    items: itemsOf(feed).map(({ id, url, title, text, published, updated, category }) => ({
      id,
      url,
      title,
      content_text: text,
      date_published: published,
      ...(updated !== published && { date_modified: updated }),
      ...(category && { tags: [category] }),
    })),
  })
