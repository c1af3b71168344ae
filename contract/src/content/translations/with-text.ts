import type { ContentData } from '../data.ts'
import { itemsIn, type TranslatedText } from './translated-fields.ts'

/** Lists have an item for each text that is written, in the order of the source. */
export function withText(
  data: ContentData,
  source: ContentData,
  path: string,
  text: TranslatedText,
): ContentData {
  const [name = '', key, ...rest] = path.split('.')
  if (key === undefined) return { ...data, [name]: text }
  const known = itemsIn(data[name])
  const english = itemsIn(source[name])
  const item = known.find(({ _key }) => _key === key) ?? { _key: key }
  const original = english.find(({ _key }) => _key === key) ?? {}
  const changed = { ...withText(item, original, rest.join('.'), text), _key: key }
  const order = [...new Set([...english.map(({ _key }) => _key), ...known.map(({ _key }) => _key)])]
  const items = order.flatMap((one) =>
    one === key ? [changed] : known.filter(({ _key }) => _key === one),
  )
  return { ...data, [name]: items }
}
