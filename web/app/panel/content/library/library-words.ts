import { documentTypes } from 'contract/content/library/document-types'
import type {
  LibraryItem,
  LibraryKind,
  LibraryVersion,
  LibraryWords,
} from 'contract/content/library/items'
import { pictureTypes } from 'contract/platform/pictures'
import { documentFacts } from '#app/lib/document-facts'

/** What is said of each kind. */
export const kindWords = {
  picture: { one: 'picture', many: 'pictures', accept: Object.values(pictureTypes).join() },
  document: { one: 'document', many: 'documents', accept: Object.values(documentTypes).join() },
} as const satisfies Record<LibraryKind, object>

/** What is said of an item, as it is sent back. */
export const wordsOf = ({
  name,
  alt,
  isDecorative,
  caption,
  credit,
  focus,
  language,
  transcript,
}: LibraryItem): LibraryWords => ({
  ...{ name, alt, isDecorative, caption, credit, focus },
  ...{ language, transcript },
})

/** Whether a picture is neither described nor said to be decorative. */
export const lacksAlt = ({
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

/** Whether nobody can read a document but by looking at it, so that what it says is to be written. */
export const lacksText = ({ facts }: Pick<LibraryItem, 'facts'>) =>
  facts?.textKind !== undefined && facts.textKind !== 'text'

/** What is most wrong with an item, in a few words; empty where nothing is. */
export function lackOf(item: LibraryItem): string {
  if (lacksAlt(item)) return 'No alternative text'
  const { fault, textKind = 'text' } = item.facts ?? {}
  if (fault) return 'To be replaced'
  return item.transcript ? '' : textLacks[textKind]
}

/** What a document is and how long, as visitors read it beside each link to it. */
export const itemFacts = ({ type = documentTypes.pdf, bytes, facts, language }: LibraryItem) =>
  documentFacts({ ...facts, type, bytes, ...(language && { language }) })

/** The same of a file that it had before, whose language is what was read of it. */
export const fileFacts = ({ type = documentTypes.pdf, bytes, facts }: LibraryVersion) =>
  documentFacts({ ...facts, type, bytes })
