import { declaredOf } from 'contract/content/translations/translation-types'
import type { EntryTypeName } from 'contract/content/types'

/** Of an entry that exists once. It is a text of the panel and is translated, unlike the titles that staff write. */
export function isFixedTitle({ type, title }: { type: EntryTypeName; title: string }): boolean {
  const { isSingle, one } = declaredOf(type)
  return Boolean(isSingle) && one === title
}
