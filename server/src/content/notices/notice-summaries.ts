import { contentNotFound } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { noticeCategory } from 'contract/content/notice-categories'
import {
  type ListedNotice,
  listedNotice,
  type ShownNotice,
  shownNotice,
} from 'contract/content/notices'
import * as z from 'zod/mini'
import type { Reading } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { dataOf, readRevisions } from '../entries/entry.ts'
import { findEntry, readEntries, toShown } from '../public/public-entries.ts'
import { publishedAt, selectNotices } from './public-notices.ts'

type Row = { revisionId: string; publishedAt: string }

async function readCategoryTitles(db: Reading, moment: Date) {
  const categories = await readEntries(db, 'noticeCategory', moment)
  const titled = categories.map(({ data }) => z.parse(noticeCategory.shown, data))
  return new Map<unknown, string>(titled.map(({ slug, title }) => [slug, title]))
}

async function showAll(db: Reading, rows: readonly Row[], moment: Date): Promise<ContentData[]> {
  const revisions = await readRevisions(
    db,
    rows.map(({ revisionId }) => revisionId),
  )
  const byId = new Map(revisions.map((revision) => [revision._id, dataOf(revision)]))
  const stored = rows.map(({ revisionId }) => byId.get(revisionId) ?? {})
  const titles = await readCategoryTitles(db, moment)
  const shown = await toShown(db, 'notice', stored, moment)
  return shown.map((data, place) => ({
    ...data,
    publishedAt: rows[place]?.publishedAt,
    categoryTitle: titles.get(data.category),
  }))
}

export async function toListed(
  db: Reading,
  rows: readonly Row[],
  moment: Date,
): Promise<ListedNotice[]> {
  const all = await showAll(db, rows, moment)
  return all.map((data) => {
    const documents = Array.isArray(data.documents) ? data.documents.length : 0
    return z.parse(listedNotice, { ...data, documents })
  })
}

export const toWhole = async (db: Reading, rows: readonly Row[], moment: Date) =>
  (await showAll(db, rows, moment)).map((data): ShownNotice => z.parse(shownNotice, data))

/** A notice that isn't public is dated now. */
export async function toTold(
  db: Reading,
  { _id, data }: { _id: string; data: ContentData },
  moment: Date,
): Promise<ShownNotice> {
  const row = await selectNotices(db, moment)
    .select(publishedAt.as('publishedAt'))
    .where('contentItems._id', '=', _id)
    .executeTakeFirst()
  const titles = await readCategoryTitles(db, moment)
  return z.parse(shownNotice, {
    ...data,
    publishedAt: row?.publishedAt ?? moment.toISOString(),
    categoryTitle: titles.get(data.category),
  })
}

/** Redirects from previous addresses. Rejects with 404. */
export async function readNotice(db: Reading, slug: string, moment: Date): Promise<ShownNotice> {
  const entry = await findEntry(db, 'notice', slug, moment)
  if (!entry) throw notFound(contentNotFound)
  return toTold(db, entry, moment)
}
