import type { ContentData } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import { textHash } from 'contract/content/translations/text-hash'
import { textsOf } from 'contract/content/translations/texts-of'
import { alsoTranslates } from 'contract/content/translations/translated-fields'
import { withText } from 'contract/content/translations/with-text'

type Merged = {
  data: ContentData
  /** Labels of texts that somebody has translated differently here. */
  different: string[]
  /** Labels of texts from the package that translate other English. */
  outdated: string[]
}

/** A text comes from the package unless the one here is current: it may be newer, and a package can't say when it was written. */
export function mergeTranslation(
  fields: ContentFields,
  english: ContentData,
  { here, packed }: { here: ContentData; packed: ContentData },
): Merged {
  const known = new Map(textsOf(fields, english, here).map((text) => [text.path, text]))
  const merged: Merged = { data: here, different: [], outdated: [] }
  for (const text of textsOf(fields, english, packed)) {
    const { path, label, translation, status } = text
    const own = known.get(path)
    if (!translation || status === 'missing') continue
    const isSame = textHash(own?.translation?.text) === textHash(translation.text)
    if (own?.status === 'current') {
      if (!isSame) merged.different.push(label)
      continue
    }
    if (own?.status === 'outdated' && status === 'outdated') continue
    if (status === 'outdated') merged.outdated.push(label)
    const taken =
      own?.translation && isSame ? alsoTranslates(own.translation, text.english) : translation
    merged.data = withText(merged.data, english, path, taken)
  }
  return merged
}
