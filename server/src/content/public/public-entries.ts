import { startingEntries } from 'college/starting-content'
import { contentNotFound } from 'contract/content/calls'
import { readable } from 'contract/content/content-type'
import { type ContentData, contentData } from 'contract/content/data'
import { programCode } from 'contract/content/program-code'
import { type CollectionName, contentTypes } from 'contract/content/types'
import { sql } from 'kysely'
import type { Reading } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { complete } from '../entries/complete.ts'
import { isBegun } from '../entries/seed.ts'
import { shownEntries } from '../library/public-content.ts'
import { withPublicReferences } from '../references/references.ts'
import { withStandIns } from '../references/stand-ins.ts'
import { publicAt } from './public-at.ts'

/** Initial content has no ids yet. */
export type PublicEntry = { _id: string; position: number; data: ContentData }

const publicRows = (db: Reading, type: CollectionName, moment: Date) =>
  db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(moment)))
    .select(['contentItems._id', 'position', 'data'])
    .where('contentItems.type', '=', type)

type Row = { _id: string; position: number; data: string }

export async function toShown(
  db: Reading,
  type: CollectionName,
  stored: readonly ContentData[],
  moment: Date,
): Promise<ContentData[]> {
  const { fields } = contentTypes[type]
  const read = stored.map((data) => readable(fields, complete(type, data)))
  const pictured = await withStandIns(db, fields, read, moment)
  const told = await withPublicReferences(db, fields, pictured, moment)
  return shownEntries(db, type, told, moment)
}

async function toEntries(
  db: Reading,
  type: CollectionName,
  rows: readonly Row[],
  moment: Date,
): Promise<PublicEntry[]> {
  const stored = rows.map(({ data }) => contentData.parse(JSON.parse(data)))
  const shown = await toShown(db, type, stored, moment)
  return rows.map(({ _id, position }, place) => ({ _id, position, data: shown[place] ?? {} }))
}

/** Before the first start is complete, pages show the initial content. */
async function isUntouched(db: Reading, type: CollectionName): Promise<boolean> {
  const item = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', type)
    .limit(1)
    .executeTakeFirst()
  return item === undefined && startingEntries[type].length > 0 && !(await isBegun(db, type))
}

/** Refers to other entries by slug. */
async function firstEntries(
  db: Reading,
  type: CollectionName,
  moment: Date,
): Promise<PublicEntry[]> {
  const shown = await shownEntries(db, type, startingEntries[type], moment)
  return shown.map((data, position) => ({ _id: '', position, data }))
}

export async function readEntries(
  db: Reading,
  type: CollectionName,
  moment: Date,
): Promise<PublicEntry[]> {
  const rows = await publicRows(db, type, moment)
    .orderBy('position')
    .orderBy('contentItems._id')
    .execute()
  if (rows.length === 0 && (await isUntouched(db, type))) return firstEntries(db, type, moment)
  return toEntries(db, type, rows, moment)
}

/** Same rule as `programCode`: pages are cached under it for all variants of an address. */
export const bareSlug = sql<string>`replace(replace("contentAddresses".slug, '.', ''), '-', '')`

/** Includes previous addresses. */
export async function findEntry(
  db: Reading,
  type: CollectionName,
  slug: string,
  moment: Date,
): Promise<PublicEntry | undefined> {
  const row =
    (await publicRows(db, type, moment)
      .where('contentRevisions.slug', '=', slug)
      .executeTakeFirst()) ??
    (await publicRows(db, type, moment)
      .innerJoin('contentAddresses', 'contentAddresses.itemId', 'contentItems._id')
      .where('contentAddresses.type', '=', type)
      .where(bareSlug, '=', programCode(slug))
      .where('since', '<=', moment.toISOString())
      .orderBy('since', 'desc')
      .executeTakeFirst())
  if (row) {
    const [entry] = await toEntries(db, type, [row], moment)
    if (entry) return entry
  }
  const untouched = (await isUntouched(db, type)) ? await firstEntries(db, type, moment) : []
  return untouched.find(({ data }) => data.slug === slug)
}

export async function readEntry(...asked: Parameters<typeof findEntry>): Promise<ContentData> {
  const entry = await findEntry(...asked)
  if (!entry) throw notFound(contentNotFound)
  return entry.data
}
