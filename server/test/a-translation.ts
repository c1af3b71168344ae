import { type ContentData, isObject } from 'contract/content/data'
import { textHash } from 'contract/content/translations/text-hash'

/** What a translator's form sends: each text with the hash of what it translates. Lists by key. */
export function aTranslation(source: ContentData, texts: ContentData): ContentData {
  const itemsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      if (!Array.isArray(text)) return [name, { text, of: [textHash(source[name])] }]
      const items = itemsOf(text).map(({ _key, ...item }) => {
        const english = itemsOf(source[name]).find((one) => one._key === _key) ?? {}
        return { _key, ...aTranslation(english, item) }
      })
      return [name, items]
    }),
  )
}
