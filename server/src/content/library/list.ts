import {
  libraryPage,
  libraryVersionNotFound,
  readLibraryFile,
} from 'contract/content/library/calls'
import type { LibraryItem, LibraryKind, LibraryVersion } from 'contract/content/library/items'
import { urlOf } from 'contract/platform/client'
import type { Administrator } from '../../platform/access/actor.ts'
import { contains } from '../../platform/db/contains.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/errors.ts'
import { documentType, publicDocumentPath } from '../../platform/storage/document-names.ts'
import { readUsages } from '../references/uses.ts'
import { factsOf, type ItemRow, itemOf, selectFiles, selectItems } from './rows.ts'
import { readOtherUsages } from './uses.ts'
import { type LibraryDeps, readRow } from './write-item.ts'

type Params = {
  kind?: LibraryKind | undefined
  search?: string | undefined
  page?: string | undefined
}

const searched = ['name', 'alt', 'caption', 'credit'] as const

export async function listItems(
  db: Db,
  { kind, search, page = '1' }: Params,
): Promise<{ items: LibraryItem[]; total: number }> {
  let result = selectItems(db).where('deletedAt', 'is', null)
  if (kind) result = result.where('kind', '=', kind)
  if (search) result = result.where(contains(searched, search))
  const { total } = await result
    .clearSelect()
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await result
    .orderBy('savedAt', 'desc')
    .orderBy('libraryItems._id', 'desc')
    .limit(libraryPage)
    .offset((Number(page) - 1) * libraryPage)
    .execute()
  return { items: rows.map(itemOf), total: Number(total) }
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
      ...(await readOtherUsages(db, itemUsages, _id, { actor, moment: now })),
    ],
  }
}
