import type { TranslationCode } from 'college/languages'
import { startingEntries } from 'college/starting-content'
import { contentNotFound } from 'contract/content/calls'
import { readable } from 'contract/content/content-type'
import { type ContentData, contentData } from 'contract/content/data'
import { programCode } from 'contract/content/program-code'
import { type CollectionName, contentTypes } from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { bareSlug } from '../addresses/addresses.ts'
import { isSeeded } from '../entries/seed.ts'
import { publicAt } from '../model/public-at.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { withPlaceholderPictures } from '../references/placeholder-pictures.ts'
import { withPublicReferences } from '../references/references.ts'
import { translateEntries } from '../translations/public-translations.ts'
import { publicEntriesOf } from './library-content.ts'

/** Initial content has no ids yet. */
export type PublicEntry = { _id: string; position: number; data: ContentData }

const publicRows = (db: DbOrTrx, type: CollectionName, now: Date) =>
  db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems._id', 'position', 'data'])
    .where('contentItems.type', '=', type)

type Row = { _id: string; position: number; data: string }

/** Stored under `_id`; empty if it isn't. */
type StoredEntry = { _id: string; data: ContentData }

export async function toPublicEntries(
  db: DbOrTrx,
  type: CollectionName,
  stored: readonly StoredEntry[],
  now: Date,
  language?: TranslationCode,
): Promise<ContentData[]> {
  const { fields } = contentTypes[type]
  const full = stored.map(({ _id, data }) => ({ _id, data: withDefaults(type, data) }))
  const translated = await translateEntries(db, type, full, now, language)
  const read = translated.map((data) => readable(fields, data))
  const pictured = await withPlaceholderPictures(db, fields, read, now)
  const resolved = await withPublicReferences(db, fields, pictured, now)
  return publicEntriesOf(db, type, resolved, now, language)
}

async function toEntries(
  db: DbOrTrx,
  type: CollectionName,
  rows: readonly Row[],
  now: Date,
  language: TranslationCode | undefined,
): Promise<PublicEntry[]> {
  const stored = rows.map(({ _id, data }) => ({ _id, data: contentData.parse(JSON.parse(data)) }))
  const visible = await toPublicEntries(db, type, stored, now, language)
  return rows.map(({ _id, position }, index) => ({ _id, position, data: visible[index] ?? {} }))
}

/** Before the first start is complete, pages show the initial content. */
async function isUntouched(db: DbOrTrx, type: CollectionName): Promise<boolean> {
  const item = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', type)
    .limit(1)
    .executeTakeFirst()
  return item === undefined && startingEntries[type].length > 0 && !(await isSeeded(db, type))
}

/** Refers to other entries by slug. */
async function firstEntries(db: DbOrTrx, type: CollectionName, now: Date): Promise<PublicEntry[]> {
  const visible = await publicEntriesOf(db, type, startingEntries[type], now)
  return visible.map((data, position) => ({ _id: '', position, data }))
}

export async function readEntries(
  db: DbOrTrx,
  type: CollectionName,
  now: Date,
  language?: TranslationCode,
): Promise<PublicEntry[]> {
  const rows = await publicRows(db, type, now)
    .orderBy('position')
    .orderBy('contentItems._id')
    .execute()
  if (rows.length === 0 && (await isUntouched(db, type))) return firstEntries(db, type, now)
  return toEntries(db, type, rows, now, language)
}

/** Includes previous addresses. */
export async function findEntry(
  db: DbOrTrx,
  type: CollectionName,
  slug: string,
  now: Date,
  language?: TranslationCode,
): Promise<PublicEntry | undefined> {
  const row =
    (await publicRows(db, type, now)
      .where('contentRevisions.slug', '=', slug)
      .executeTakeFirst()) ??
    (await publicRows(db, type, now)
      .innerJoin('contentAddresses', 'contentAddresses.itemId', 'contentItems._id')
      .where('contentAddresses.type', '=', type)
      .where(bareSlug, '=', programCode(slug))
      .where('since', '<=', now.toISOString())
      .orderBy('since', 'desc')
      .executeTakeFirst())
  if (row) {
    const [entry] = await toEntries(db, type, [row], now, language)
    if (entry) return entry
  }
  const untouched = (await isUntouched(db, type)) ? await firstEntries(db, type, now) : []
  return untouched.find(({ data }) => data.slug === slug)
}

export async function readPublicEntry(
  ...requested: Parameters<typeof findEntry>
): Promise<ContentData> {
  const entry = await findEntry(...requested)
  if (!entry) throw notFound(contentNotFound)
  return entry.data
}
