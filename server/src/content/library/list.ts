import {
  libraryPage,
  libraryVersionNotFound,
  maxCollections,
  readLibraryFile,
} from 'contract/content/library/calls'
import { type DeletedItem, maxDeletedItems } from 'contract/content/library/deleted-items'
import type { LibraryMissing, LibrarySort, LibraryUse } from 'contract/content/library/filters'
import type { LibraryKind, LibraryVersion, ListedItem } from 'contract/content/library/items'
import { maxAtOnce } from 'contract/platform/bulk'
import { urlOf } from 'contract/platform/client'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Administrator } from '../../platform/access/actor.ts'
import { contains } from '../../platform/db/contains.ts'
import { naturalOrder } from '../../platform/db/natural-order.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { documentType, publicDocumentPath } from '../../platform/storage/document-names.ts'
import { readUsages } from '../references/uses.ts'
import { asListed, factsOf, type ItemRow, itemOf, selectFiles, selectItems } from './rows.ts'
import { readOtherUsages, referencedIds } from './uses.ts'
import { type LibraryDeps, readRow } from './write-item.ts'

type Filters = {
  kind?: LibraryKind | undefined
  search?: string | undefined
  use?: LibraryUse | undefined
  missing?: LibraryMissing | undefined
  collection?: string | undefined
  sort?: LibrarySort | undefined
}

const searched = ['name', 'alt', 'caption', 'credit', 'collection'] as const

const orders: Record<LibrarySort, RawBuilder<unknown>> = {
  saved: sql`${sql.ref('savedAt')} desc`,
  name: naturalOrder('name'),
  size: sql`bytes desc`,
}

/** As `missingDetailsOf` in the panel marks them. */
const isUndescribed = sql<SqlBool>`(kind = 'picture' and ${sql.ref('isDecorative')} = 0 and coalesce(alt, '') = ''
  or kind = 'document' and coalesce(${sql.ref('textKind')}, 'text') <> 'text' and coalesce(transcript, '') = '')`

type ListDeps = Pick<LibraryDeps, 'db' | 'itemUsages'>

function selectMatching(
  { db, itemUsages }: ListDeps,
  { kind, search, use, missing, collection }: Filters,
) {
  let result = selectItems(db).where('deletedAt', 'is', null)
  if (kind) result = result.where('kind', '=', kind)
  if (collection) result = result.where('collection', '=', collection)
  if (missing === 'description') result = result.where(isUndescribed)
  if (missing === 'collection') result = result.where('collection', 'is', null)
  if (search) result = result.where(contains(searched, search))
  if (use) {
    const usedIds = [referencedIds, ...itemUsages.map((usage) => usage.usedIds)]
    const isUsed = sql<SqlBool>`${sql.ref('libraryItems._id')} in (${sql.join(usedIds, sql` union `)})`
    result = result.where(use === 'used' ? isUsed : sql<SqlBool>`not ${isUsed}`)
  }
  return result
}

const countOf = async (matching: ReturnType<typeof selectMatching>) => {
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The names that were used last: older ones are found by searching. */
async function readCollections(db: DbOrTrx): Promise<string[]> {
  const latest = db
    .selectFrom('libraryItems')
    .select('collection')
    .where('collection', 'is not', null)
    .where('deletedAt', 'is', null)
    .groupBy('collection')
    .orderBy(({ fn }) => fn.max('savedAt'), 'desc')
    .limit(maxCollections)
  const rows = await db
    .selectFrom(latest.as('latest'))
    .select('collection')
    .orderBy(naturalOrder('collection'))
    .execute()
  return rows.flatMap(({ collection }) => collection ?? [])
}

export async function listItems(
  deps: ListDeps,
  { page = '1', ...filters }: Filters & { page?: string | undefined },
): Promise<{ items: ListedItem[]; total: number; collections: string[] }> {
  const result = selectMatching(deps, filters)
  const rows = await result
    .orderBy(orders[filters.sort ?? 'saved'])
    .orderBy('libraryItems._id', 'desc')
    .limit(libraryPage)
    .offset((Number(page) - 1) * libraryPage)
    .execute()
  const total = await countOf(result)
  return {
    items: rows.map((row) => asListed(itemOf(row))),
    total,
    collections: await readCollections(deps.db),
  }
}

export async function readDeletedItems(db: Db): Promise<DeletedItem[]> {
  const rows = await db
    .selectFrom('libraryItems')
    .select(['_id', 'name', 'kind', 'version', 'deletedAt'])
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(maxDeletedItems)
    .execute()
  return rows.map(({ deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt ?? '' }))
}

/** The first `maxAtOnce` results in the list's order, for a bulk action. */
export async function readItemSelection(deps: ListDeps, filters: Filters) {
  const result = selectMatching(deps, filters)
  const entries = await result
    .clearSelect()
    .select(['libraryItems._id', 'libraryItems.version'])
    .orderBy(orders[filters.sort ?? 'saved'])
    .orderBy('libraryItems._id', 'desc')
    .limit(maxAtOnce)
    .execute()
  return { entries, found: await countOf(result) }
}

/** Visitors get only the current file of a document. */
const addressOfFile = (row: ItemRow, file: string) =>
  file === row.versionId
    ? publicDocumentPath(row)
    : urlOf(readLibraryFile, { params: { _id: row._id, file } })

export async function readFile(db: Db, { _id, file }: { _id: string; file: string }) {
  const { kind, name, saidLanguage } = await readRow(db, _id)
  const result = await selectFiles(db, _id)
    .where('libraryVersions._id', '=', file)
    .executeTakeFirst()
  if (kind !== 'document' || !result) throw notFound(libraryVersionNotFound)
  return { ...result, name, language: saidLanguage ?? result.language ?? undefined }
}

export async function readItemDetails(
  { db, itemUsages }: Pick<LibraryDeps, 'db' | 'itemUsages'>,
  _id: string,
  actor: Administrator,
  now: Date,
) {
  const row = await readRow(db, _id)
  const versions = (await selectFiles(db, _id).execute()).map((file): LibraryVersion => {
    const facts = factsOf(file)
    return {
      _id: file._id,
      address: row.kind === 'document' ? addressOfFile(row, file._id) : file.address,
      bytes: file.bytes,
      ...(row.kind === 'document' && { type: documentType(file.address) }),
      ...(facts && { facts }),
      author: file.author,
      createdAt: file.createdAt,
      isCurrent: file._id === row.versionId,
    }
  })
  return {
    item: itemOf(row),
    versions,
    places: [
      ...(await readUsages(db, { kind: row.kind, id: _id }, now, actor)),
      ...(await readOtherUsages(db, itemUsages, _id, { actor, now })),
    ],
  }
}
