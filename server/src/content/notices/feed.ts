import { alertLevels, alertTexts } from 'contract/content/alert-texts'
import { alert as alertType } from 'contract/content/alerts'
import { feedCount, notice as noticeType } from 'contract/content/notices'
import { blocksOf, textOf } from 'contract/content/rich-text/rich-text-node'
import { shortened } from 'contract/platform/shorten'
import { sql } from 'kysely'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { sitePrefix } from '../../platform/http/language-prefix.ts'
import { type ReaderLanguage, textsIn } from '../../platform/mail/texts-in.ts'
import { type PublicAlert, readAlerts } from '../alerts/public-alerts.ts'
import { type FeedItem, feedItemId } from '../feeds/feed.ts'
import type { FeedFilters } from '../feeds/filters.ts'
import { toFullNotice } from './notice-summaries.ts'
import { noticeConditions } from './overview.ts'
import { publishedAt, selectNotices } from './public-notices.ts'

const levels = textsIn({
  hi: { Information: 'जानकारी', Warning: 'चेतावनी', Emergency: 'आपात सूचना' },
})

/** Includes archived ones. Rejects with 404. */
async function readNewest(db: DbOrTrx, filtered: FeedFilters, now: Date, language: ReaderLanguage) {
  const conditions = await noticeConditions(db, filtered, now)
  const rows = await selectNotices(db, now)
    .innerJoin('contentRevisions', 'contentRevisions._id', 'revisionId')
    .where(({ and }) => and(conditions))
    .select(['contentItems._id', 'revisionId', publishedAt.as('publishedAt')])
    // Also if a scheduled publication has not been applied yet.
    .select(sql<string>`coalesce("contentRevisions"."publishedAt", "publishAt")`.as('revisedAt'))
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
    .limit(feedCount)
    .execute()
  const visible = await toFullNotice(db, rows, now, language ?? undefined)
  return rows.flatMap(({ _id, revisedAt }, index) => {
    const notice = visible[index]
    return notice ? [{ _id, revisedAt, notice }] : []
  })
}

const longestText = 600

type Newest = Awaited<ReturnType<typeof readNewest>>[number]

/** A notice keeps its id under a new address; a correction counts as an update. */
type Site = { publicUrl: string; language: ReaderLanguage }

const pageUrl = ({ publicUrl, language }: Site, path: string) =>
  new URL(sitePrefix(language) + path.replace(/^\/(?=[?#]|$)/, ''), publicUrl).href

function noticeItem(site: Site, { _id, revisedAt, notice }: Newest): FeedItem {
  const { slug, title, body, publishedAt: published, categoryTitle: category } = notice
  const texts = blocksOf(body).map((block) => textOf(block))
  const documents = notice.documents.flatMap(({ label, file }) => {
    if (!file) return []
    const { type, bytes } = file
    return [{ title: label, url: new URL(file.address, site.publicUrl).href, type, bytes }]
  })
  const names = documents.map((document) => document.title)
  const text = [shortened(texts.filter(Boolean).join('\n'), longestText), ...names]
    .filter(Boolean)
    .join('\n')
  return {
    id: feedItemId(_id, site.language),
    url: pageUrl(site, noticeType.page(slug)),
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
function alertItem(site: Site, { firstAt, alert }: PublicAlert): FeedItem {
  const { _id, slug, place, document } = alert
  const level = levels(site.language)(alertLevels[alert.level])
  // Files and other sites have one address in all languages.
  const isPage = !document && (!place || /^\/[^.]*$/.test(place))
  const linkTarget = document?.address ?? (place || alertType.page(slug))
  return {
    id: feedItemId(_id, site.language),
    url: isPage ? pageUrl(site, linkTarget) : new URL(linkTarget, site.publicUrl).href,
    title: `${level}: ${alert.title}`,
    text: alertTexts({ ...alert, label: level }),
    published: firstAt,
    updated: alert.publishedAt,
    category: level,
  }
}

export async function readFeedItems(
  db: DbOrTrx,
  site: Site,
  filtered: FeedFilters,
  now: Date,
): Promise<FeedItem[]> {
  const notices = await readNewest(db, filtered, now, site.language)
  const alerts = await readAlerts(db, now, site.language ?? undefined)
  return [
    ...alerts.map((one) => alertItem(site, one)),
    ...notices.map((one) => noticeItem(site, one)),
  ]
}
