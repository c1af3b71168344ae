import { alertLevels, alertWords } from 'contract/alert-words'
import { alert as alertType } from 'contract/content/alerts'
import { feedCount, type ListedNotice, notice as noticeType } from 'contract/content/notices'
import { type PublicAlert, readAlerts } from '../alerts/public-alerts.ts'
import type { Reading } from '../content/entry.ts'
import type { FeedItem } from '../feeds/feed.ts'
import type { Narrowed } from '../feeds/narrowed.ts'
import { conditionsOf } from './overview.ts'
import { publishedAt, selectNotices } from './public-notices.ts'
import { toListed } from './told.ts'

/** The newest notices, those that are over too. Rejects with 404 where the category or the department is not known. */
async function readNewest(db: Reading, narrowed: Narrowed, moment: Date) {
  const conditions = await conditionsOf(db, narrowed, moment)
  const rows = await selectNotices(db, moment)
    .where(({ and }) => and(conditions))
    .select(['contentItems._id', 'revisionId', publishedAt.as('publishedAt')])
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
    .limit(feedCount)
    .execute()
  const listed = await toListed(db, rows, moment)
  return rows.flatMap(({ _id }, place) => {
    const notice = listed[place]
    return notice ? [{ _id, notice }] : []
  })
}

/** As an alert does, a notice keeps its id when it is given another address. */
function noticeItem(publicUrl: string, _id: string, notice: ListedNotice): FeedItem {
  const { slug, title, publishedAt: published, categoryTitle: category } = notice
  const url = new URL(noticeType.page(slug), publicUrl).href
  // A notice may be no more than its documents, and an item needs some text.
  return { id: `urn:uuid:${_id}`, url, title, text: title, published, updated: published, category }
}

/** An alert keeps its id when it is corrected or given another address: readers show it once. */
function alertItem(publicUrl: string, { firstAt, alert }: PublicAlert): FeedItem {
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

/** What stands over every page, and so in every feed, and then the notices. Rejects as `readNewest` does. */
export async function readFeedItems(
  db: Reading,
  publicUrl: string,
  narrowed: Narrowed,
  moment: Date,
): Promise<FeedItem[]> {
  const notices = await readNewest(db, narrowed, moment)
  const alerts = await readAlerts(db, moment)
  return [
    ...alerts.map((one) => alertItem(publicUrl, one)),
    ...notices.map(({ _id, notice }) => noticeItem(publicUrl, _id, notice)),
  ]
}
