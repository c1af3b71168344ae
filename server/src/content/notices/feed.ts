import { alertLevels, alertWords } from 'contract/content/alert-words'
import { alert as alertType } from 'contract/content/alerts'
import { feedCount, notice as noticeType } from 'contract/content/notices'
import { blocksOf, textOf } from 'contract/content/rich-text/prose-node'
import { shortened } from 'contract/platform/shorten'
import { sql } from 'kysely'
import type { Reading } from '../../platform/db/open.ts'
import { type PublicAlert, readAlerts } from '../alerts/public-alerts.ts'
import type { FeedItem } from '../feeds/feed.ts'
import type { Narrowed } from '../feeds/filters.ts'
import { toWhole } from './notice-summaries.ts'
import { conditionsOf } from './overview.ts'
import { publishedAt, selectNotices } from './public-notices.ts'

/** Includes archived ones. Rejects with 404. */
async function readNewest(db: Reading, narrowed: Narrowed, moment: Date) {
  const conditions = await conditionsOf(db, narrowed, moment)
  const rows = await selectNotices(db, moment)
    .innerJoin('contentRevisions', 'contentRevisions._id', 'revisionId')
    .where(({ and }) => and(conditions))
    .select(['contentItems._id', 'revisionId', publishedAt.as('publishedAt')])
    // Also if a scheduled publication has not been applied yet.
    .select(sql<string>`coalesce("contentRevisions"."publishedAt", "publishAt")`.as('revisedAt'))
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
    .limit(feedCount)
    .execute()
  const shown = await toWhole(db, rows, moment)
  return rows.flatMap(({ _id, revisedAt }, place) => {
    const notice = shown[place]
    return notice ? [{ _id, revisedAt, notice }] : []
  })
}

const longestText = 600

type Newest = Awaited<ReturnType<typeof readNewest>>[number]

/** A notice keeps its id under a new address; a correction counts as an update. */
function noticeItem(publicUrl: string, { _id, revisedAt, notice }: Newest): FeedItem {
  const { slug, title, body, publishedAt: published, categoryTitle: category } = notice
  const said = blocksOf(body).map((block) => textOf(block))
  const documents = notice.documents.flatMap(({ label, file }) => {
    if (!file) return []
    const { type, bytes } = file
    return [{ title: label, url: new URL(file.address, publicUrl).href, type, bytes }]
  })
  const names = documents.map((document) => document.title)
  const text = [shortened(said.filter(Boolean).join('\n'), longestText), ...names]
    .filter(Boolean)
    .join('\n')
  return {
    id: `urn:uuid:${_id}`,
    url: new URL(noticeType.page(slug), publicUrl).href,
    title,
    // A notice may consist only of documents, but an item needs text.
    text: text || title,
    published,
    updated: revisedAt > published ? revisedAt : published,
    category,
    documents,
  }
}

/** Keeps its id when corrected, so that readers show it once. */
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
    ...notices.map((one) => noticeItem(publicUrl, one)),
  ]
}
