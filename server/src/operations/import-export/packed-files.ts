import { hash } from 'node:crypto'
import type { DocumentEnding } from 'contract/content/library/document-types'
import type { Focus, LibraryKind, LibraryTexts } from 'contract/content/library/items'
import { type ItemRow, itemOf, selectItems } from '../../content/library/rows.ts'
import type { Stores } from '../../content/library/store-file.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { extensionOf } from '../../platform/storage/document-names.ts'
import { pictureFileNames, pictureFormats } from '../../platform/storage/picture-names.ts'
import { packedName } from './package-names.ts'

export type PackedFile = LibraryTexts & {
  _id: string
  kind: LibraryKind
  sha256: string
  focus: Focus
  ending?: DocumentEnding | undefined
}

/** The original if there is one, else a document as served, or the largest file of a picture. Undefined if lost. */
export async function bytesOf(
  { pictures, documents }: Stores,
  { kind, address, origin }: Pick<ItemRow, 'kind' | 'address' | 'origin'>,
): Promise<Uint8Array | undefined> {
  if (origin) return documents.read(origin)
  if (kind === 'document') return documents.read(address)
  const [largest = ''] = pictureFileNames(address).slice(-pictureFormats.length)
  return pictures.read(largest)
}

export const sha256Of = (bytes: Uint8Array) => hash('sha256', bytes, 'hex')

export async function readPacked(db: DbOrTrx, ids: ReadonlySet<string>): Promise<ItemRow[]> {
  if (ids.size === 0) return []
  const rows = await selectItems(db)
    .where('libraryItems._id', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .execute()
  return rows.toSorted((one, other) => (one._id < other._id ? -1 : 1))
}

function packedFile(row: ItemRow, sha256: string): PackedFile {
  const { _id, kind, name, alt, isDecorative, caption, credit, collection, focus, ...item } =
    itemOf(row)
  const ending = kind === 'document' ? extensionOf(row.address) : 'pdf'
  return {
    _id,
    kind,
    sha256,
    name,
    ...(alt && { alt }),
    isDecorative,
    ...(caption && { caption }),
    ...(credit && { credit }),
    ...(collection && { collection }),
    focus,
    ...(item.language && { language: item.language }),
    ...(item.transcript && { transcript: item.transcript }),
    ...(ending !== 'pdf' && { ending }),
  }
}

/** One at a time, each once; `notified` receives their descriptions. */
export async function* readFiles(
  stores: Stores,
  rows: readonly ItemRow[],
  notified: (file: PackedFile) => void,
) {
  const seen = new Set<string>()
  for (const row of rows) {
    const bytes = await bytesOf(stores, row)
    if (!bytes) continue
    const sha256 = sha256Of(bytes)
    const file = packedFile(row, sha256)
    notified(file)
    const name = packedName(file)
    if (seen.has(name)) continue
    seen.add(name)
    yield { name, bytes }
  }
}
