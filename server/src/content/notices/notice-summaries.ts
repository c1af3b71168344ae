import type { TranslationCode } from 'college/languages'
import { contentNotFound } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { noticeCategory } from 'contract/content/notice-categories'
import {
  type ListedNotice,
  listedNotice,
  type PublicNotice,
  publicNotice,
} from 'contract/content/notices'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { dataOf, readRevisions } from '../model/entry.ts'
import { findEntry, readEntries, toPublicEntries } from '../public/public-entries.ts'
import { publishedAt, selectNotices } from './public-notices.ts'

type Row = { revisionId: string; publishedAt: string }

async function readCategoryTitles(db: DbOrTrx, now: Date, language: TranslationCode | undefined) {
  const categories = await readEntries(db, 'noticeCategory', now, language)
  const titled = categories.map(({ data }) => z.parse(noticeCategory.shown, data))
  return new Map<unknown, string>(titled.map(({ slug, title }) => [slug, title]))
}

async function showAll(
  db: DbOrTrx,
  rows: readonly Row[],
  now: Date,
  language: TranslationCode | undefined,
): Promise<ContentData[]> {
  const revisions = await readRevisions(
    db,
    rows.map(({ revisionId }) => revisionId),
  )
  const byId = new Map(revisions.map((revision) => [revision._id, revision]))
  const stored = rows.map(({ revisionId }) => {
    const revision = byId.get(revisionId)
    return { _id: revision?.itemId ?? '', data: revision ? dataOf(revision) : {} }
  })
  const titles = await readCategoryTitles(db, now, language)
  const visible = await toPublicEntries(db, 'notice', stored, now, language)
  return visible.map((data, index) => ({
    ...data,
    publishedAt: rows[index]?.publishedAt,
    categoryTitle: titles.get(data.category),
  }))
}

export async function toListed(
  db: DbOrTrx,
  rows: readonly Row[],
  now: Date,
  language?: TranslationCode,
): Promise<ListedNotice[]> {
  const all = await showAll(db, rows, now, language)
  return all.map((data) => {
    const documents = Array.isArray(data.documents) ? data.documents.length : 0
    return z.parse(listedNotice, { ...data, documents })
  })
}

export const toFullNotice = async (
  db: DbOrTrx,
  rows: readonly Row[],
  now: Date,
  language?: TranslationCode,
) =>
  (await showAll(db, rows, now, language)).map((data): PublicNotice => z.parse(publicNotice, data))

/** A notice that isn't public is dated now. */
export async function toSummary(
  db: DbOrTrx,
  { _id, data }: { _id: string; data: ContentData },
  now: Date,
  language?: TranslationCode,
): Promise<PublicNotice> {
  const row = await selectNotices(db, now)
    .select(publishedAt.as('publishedAt'))
    .where('contentItems._id', '=', _id)
    .executeTakeFirst()
  const titles = await readCategoryTitles(db, now, language)
  return z.parse(publicNotice, {
    ...data,
    publishedAt: row?.publishedAt ?? now.toISOString(),
    categoryTitle: titles.get(data.category),
  })
}

/** Redirects from previous addresses. Rejects with 404. */
export async function readNotice(
  db: DbOrTrx,
  slug: string,
  now: Date,
  language?: TranslationCode,
): Promise<PublicNotice> {
  const entry = await findEntry(db, 'notice', slug, now, language)
  if (!entry) throw notFound(contentNotFound)
  return toSummary(db, entry, now, language)
}
