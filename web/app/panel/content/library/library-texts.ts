import { documentTypes } from 'contract/content/library/document-types'
import type {
  LibraryItem,
  LibraryKind,
  LibraryTexts,
  LibraryVersion,
  ListedItem,
} from 'contract/content/library/items'
import { pictureTypes } from 'contract/platform/pictures'
import { documentSummary } from '#app/lib/document-facts'

export const itemNotSaved = 'It could not be saved. Check your connection and try again.'

export const kindTexts = {
  picture: { one: 'picture', many: 'pictures', accept: Object.values(pictureTypes).join() },
  document: { one: 'document', many: 'documents', accept: Object.values(documentTypes).join() },
} as const satisfies Record<LibraryKind, object>

export const libraryTextsOf = ({
  name,
  alt,
  isDecorative,
  caption,
  credit,
  collection,
  focus,
  language,
  transcript,
}: LibraryItem): LibraryTexts => ({
  ...{ name, alt, isDecorative, caption, credit, collection, focus },
  ...{ language, transcript },
})

export const needsAlt = ({
  kind,
  alt,
  isDecorative,
}: Pick<LibraryItem, 'kind' | 'alt' | 'isDecorative'>) =>
  kind === 'picture' && !isDecorative && !alt

const textLacks = {
  text: '',
  scan: 'Scan, not text',
  'old font': 'Old Hindi font',
  picture: 'Picture, not text',
} as const

/** Scans and documents in old Hindi fonts have no usable text. */
export const needsTranscript = ({ facts }: Pick<LibraryItem, 'facts'>) =>
  facts?.textKind !== undefined && facts.textKind !== 'text'

export function missingDetailsOf(item: ListedItem): string {
  if (needsAlt(item)) return 'No alternative text'
  const { fault, textKind = 'text' } = item.facts ?? {}
  if (fault) return 'Needs replacing'
  return item.hasTranscript ? '' : textLacks[textKind]
}

export const itemFacts = ({ type = documentTypes.pdf, bytes, facts, language }: ListedItem) =>
  documentSummary({ ...facts, type, bytes, ...(language && { language }) })

export const fileFacts = ({ type = documentTypes.pdf, bytes, facts }: LibraryVersion) =>
  documentSummary({ ...facts, type, bytes })
