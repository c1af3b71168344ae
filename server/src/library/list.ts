import { libraryPage } from 'contract/library/calls'
import type { LibraryItem, LibraryKind, LibraryVersion } from 'contract/library/items'
import type { Administrator } from '../access/actor.ts'
import { readPlaces } from '../content/uses.ts'
import { contains } from '../db/contains.ts'
import type { Db } from '../db/open.ts'
import { documentPath } from '../documents/document-names.ts'
import { eventPlaces } from '../event-photos/uses.ts'
import { itemOf, selectItems } from './rows.ts'
import { readRow } from './write-item.ts'

type Asked = {
  kind?: LibraryKind | undefined
  search?: string | undefined
  page?: string | undefined
}

const searched = ['name', 'alt', 'caption', 'credit'] as const

/** One page of the library, last changed first, and how many there are in all. */
export async function listItems(
  db: Db,
  { kind, search, page = '1' }: Asked,
): Promise<{ items: LibraryItem[]; total: number }> {
  let found = selectItems(db).where('deletedAt', 'is', null)
  if (kind) found = found.where('kind', '=', kind)
  if (search) found = found.where(contains(searched, search))
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy('savedAt', 'desc')
    .orderBy('libraryItems._id', 'desc')
    .limit(libraryPage)
    .offset((Number(page) - 1) * libraryPage)
    .execute()
  return { items: rows.map(itemOf), total: Number(total) }
}

/** An item with the files that it has had, newest first, and where it is used. */
export async function readItem(db: Db, _id: string, actor: Administrator, moment: Date) {
  const row = await readRow(db, _id)
  const stored = await db
    .selectFrom('libraryVersions')
    .selectAll()
    .where('itemId', '=', _id)
    .orderBy('_id', 'desc')
    .execute()
  const versions = stored.map(
    (version): LibraryVersion => ({
      _id: version._id,
      address: row.kind === 'document' ? documentPath(row) : version.address,
      bytes: version.bytes,
      author: version.author,
      createdAt: version.createdAt,
      isCurrent: version._id === row.versionId,
    }),
  )
  return {
    item: itemOf(row),
    versions,
    places: [
      ...(await readPlaces(db, { kind: row.kind, id: _id }, moment, actor)),
      ...(await eventPlaces(db, _id)),
    ],
  }
}
