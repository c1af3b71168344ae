import type { LibraryItem, LibraryKind, LibraryWords } from 'contract/library/items'
import { pictureTypes } from 'contract/pictures'

/** What is said of each kind. */
export const kindWords = {
  picture: { one: 'picture', many: 'pictures', accept: Object.values(pictureTypes).join() },
  document: { one: 'document', many: 'documents', accept: 'application/pdf' },
} as const satisfies Record<LibraryKind, object>

const units = ['bytes', 'kB', 'MB'] as const

/** A size as people say it: `1.2 MB`. */
export function sizeText(bytes: number): string {
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000)),
  )
  const value = bytes / 1000 ** power
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${units[power]}`
}

/** What is said of an item, as it is sent back. */
export const wordsOf = ({
  name,
  alt,
  isDecorative,
  caption,
  credit,
  focus,
}: LibraryItem): LibraryWords => ({ name, alt, isDecorative, caption, credit, focus })

/** Whether a picture is neither described nor said to be decorative. */
export const lacksAlt = ({
  kind,
  alt,
  isDecorative,
}: Pick<LibraryItem, 'kind' | 'alt' | 'isDecorative'>) =>
  kind === 'picture' && !isDecorative && !alt
