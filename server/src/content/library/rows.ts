import type { DocumentFacts } from 'contract/content/library/document-facts'
import type { LibraryItem, ListedItem } from 'contract/content/library/items'
import type { PublicDocument, PublicPicture } from 'contract/content/library/public-view'
import { parseUploadedPicture } from 'contract/platform/pictures'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import {
  documentName,
  documentType,
  publicDocumentPath,
} from '../../platform/storage/document-names.ts'

const readColumns = [
  ...(['pages', 'language', 'saysLanguage', 'title', 'textKind'] as const),
  ...(['isTagged', 'isProtected', 'isCut', 'fault', 'readAt'] as const),
] as const

export const selectItems = (db: DbOrTrx) =>
  db
    .selectFrom('libraryItems')
    .innerJoin('libraryVersions', 'libraryVersions._id', 'libraryItems.versionId')
    .leftJoin('documents', 'documents.versionId', 'libraryItems.versionId')
    .selectAll('libraryItems')
    .select(['address', 'cut', 'origin', 'focusX', 'focusY', 'bytes', 'sha256', 'transcript'])
    .select(readColumns)

export const selectFiles = (db: DbOrTrx, itemId: string) =>
  db
    .selectFrom('libraryVersions')
    .leftJoin('documents', 'documents.versionId', 'libraryVersions._id')
    .selectAll('libraryVersions')
    .select(readColumns)
    .where('itemId', '=', itemId)
    .orderBy('libraryVersions._id', 'desc')

export type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number]

/** Chosen by staff, else detected. */
export const itemLanguage = ({
  saidLanguage,
  language,
}: Pick<ItemRow, 'saidLanguage' | 'language'>) => saidLanguage ?? language ?? undefined

type ReadRow = Pick<ItemRow, (typeof readColumns)[number]>

/** Undefined for pictures and documents not read yet. */
export function factsOf({ readAt, pages, language, title, textKind, fault, ...row }: ReadRow) {
  if (!readAt) return undefined
  const facts: DocumentFacts = {
    ...(pages !== null && { pages }),
    ...(language && { language }),
    ...(title && { title }),
    ...(textKind && { textKind }),
    ...(fault && { fault }),
    saysLanguage: row.saysLanguage === 1,
    isTagged: row.isTagged === 1,
    isProtected: row.isProtected === 1,
    isCut: row.isCut === 1,
  }
  return facts
}

export function itemOf(row: ItemRow): LibraryItem {
  const { _id, kind, name, alt, caption, credit, collection, version, bytes, savedAt, author } = row
  const facts = factsOf(row)
  return {
    _id,
    kind,
    name,
    ...(alt && { alt }),
    isDecorative: row.isDecorative === 1,
    ...(caption && { caption }),
    ...(credit && { credit }),
    ...(collection && { collection }),
    focus: { x: row.focusX, y: row.focusY },
    ...(row.saidLanguage && { language: row.saidLanguage }),
    ...(row.transcript && { transcript: row.transcript, hasTranscript: true }),
    version,
    address: kind === 'document' ? publicDocumentPath(row) : row.address,
    bytes,
    ...(kind === 'document' && { type: documentType(row.address) }),
    ...(facts && { facts }),
    savedAt,
    author,
  }
}

export const asListed = ({ transcript: _, ...item }: LibraryItem): ListedItem => item

export function publicPictureOf(row: ItemRow): PublicPicture | undefined {
  const size = parseUploadedPicture(row.address)
  if (!size) return undefined
  const { address, alt, cut, caption, credit, focusX: x, focusY: y } = row
  return {
    address,
    width: size.width,
    height: size.height,
    alt: row.isDecorative === 1 ? '' : (alt ?? ''),
    focus: { x, y },
    ...(cut && { cut }),
    ...(caption && { caption }),
    ...(credit && { credit }),
  }
}

export function publicItem(row: ItemRow): PublicPicture | PublicDocument | undefined {
  if (row.kind === 'picture') return publicPictureOf(row)
  const { address, bytes, pages, transcript } = row
  const language = itemLanguage(row)
  return {
    address: publicDocumentPath(row),
    name: documentName(row),
    type: documentType(address),
    bytes,
    ...(pages && { pages }),
    ...(language && { language }),
    ...(transcript && { transcript }),
  }
}
