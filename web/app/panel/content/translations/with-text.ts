import type { ContentData } from 'contract/content/data'
import type { TranslatedText } from 'contract/content/translations/translated-fields'
import { itemsOf } from '../entries/form-data'

/** Lists have an item for each text that is written, in the order of the source. */
export function withText(
  data: ContentData,
  source: ContentData,
  path: string,
  text: TranslatedText,
): ContentData {
  const [name = '', key, ...rest] = path.split('.')
  if (key === undefined) return { ...data, [name]: text }
  const known = itemsOf(data[name])
  const english = itemsOf(source[name])
  const item = known.find(({ _key }) => _key === key) ?? { _key: key }
  const original = english.find(({ _key }) => _key === key) ?? {}
  const changed = { ...withText(item, original, rest.join('.'), text), _key: key }
  const order = [...new Set([...english.map(({ _key }) => _key), ...known.map(({ _key }) => _key)])]
  const items = order.flatMap((one) =>
    one === key ? [changed] : known.filter(({ _key }) => _key === one),
  )
  return { ...data, [name]: items }
}
