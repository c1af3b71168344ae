import type { College } from 'contract/content/facts'
import { feedCount, type ListedNotice, notice } from 'contract/content/notices'
import { escapeMarkup } from 'contract/escape-markup'
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
const addressOf = ({ publicUrl }: Feed, { slug }: ListedNotice) =>
  new URL(notice.page(slug), publicUrl).href

/** A feed as RFC 4287 has it. What it says of time is that of its notices: asked for twice, it is the same. */
export function atomText(feed: Feed): string {
  const { publicUrl, address, list, notices, college } = feed
  const entries = notices.map((one) => {
    const url = escapeMarkup(addressOf(feed, one))
    const category = one.categoryTitle
      ? `<category term="${escapeMarkup(one.categoryTitle)}"/>`
      : ''
    return `<entry><id>${url}</id><title>${escapeMarkup(one.title)}</title><link href="${url}"/><published>${one.publishedAt}</published><updated>${one.publishedAt}</updated>${category}</entry>
`
  })
  const self = escapeMarkup(new URL(address, publicUrl).href)
  const updated = notices[0]?.publishedAt ?? new Date(0).toISOString()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${self}</id><title>${escapeMarkup(titleOf(feed))}</title><updated>${updated}</updated>
<author><name>${escapeMarkup(college.name)}</name></author>
<link rel="self" href="${self}"/><link href="${escapeMarkup(new URL(list, publicUrl).href)}"/>
${entries.join('')}</feed>
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
    items: feed.notices.map((one) => ({
      id: addressOf(feed, one),
      url: addressOf(feed, one),
      title: one.title,
      // A notice may be no more than its documents, and an item needs some text.
      content_text: one.title,
      date_published: one.publishedAt,
      ...(one.categoryTitle && { tags: [one.categoryTitle] }),
    })),
  })
