import type { TranslationCode } from 'college/languages'
import { partIn } from 'contract/platform/language-of-text'
import { inLanguage } from '#app/framework/addresses/language-prefix'
import type { PageLanguage, Props } from './page-language'
import type { Translator } from './translator'

const visibleAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]

/** Their children aren't texts of the page, or were typed by somebody. */
const untouched = new Set(['script', 'style', 'textarea', 'input', 'html', 'head'])

const linked: Partial<Record<string, string>> = { a: 'href', area: 'href', form: 'action' }

const described = /^(?:description|(?:og|twitter):(?:title|description|image:alt))$/

const titleSeparator = ' | '

/** A page whose texts come from a dictionary, and whose links lead to pages in the same language. */
export function pageIn(code: TranslationCode, translator: Translator): PageLanguage {
  const { translateIn, translateParts } = translator
  const translate = (text: string) => translator.translate(text) ?? text

  const addressOf = (path: string) => inLanguage(code, path)

  const translateTitle = (text: string) =>
    text.split(titleSeparator).map(translate).join(titleSeparator)

  function changesOf(type: string, props: Props): Record<string, unknown> {
    const changes: Record<string, unknown> = {}
    const isTyped = type === 'bdi' || props.translate === 'no'
    for (const name of isTyped ? [] : visibleAttributes) {
      const text = props[name]
      if (typeof text === 'string') changes[name] = translate(text)
    }
    const link = linked[type]
    const address = link && props[link]
    // A link that names its language leads out of this one.
    if (link && typeof address === 'string' && !props.hrefLang) changes[link] = addressOf(address)
    if (type === 'meta') {
      const { name, property, content } = props
      if (typeof content === 'string' && described.test(String(name ?? property)))
        changes.content = translateTitle(content)
    }
    if (isTyped || untouched.has(type) || props.lang !== undefined) return changes
    const { children } = props
    if (typeof children === 'string')
      changes.children =
        type === 'title' ? translateTitle(children) : (translateIn(type, children) ?? children)
    else if (Array.isArray(children)) changes.children = translateParts(children)
    return changes
  }

  return {
    code,
    contentCode: code,
    addressOf,
    translate,
    translated: (type, props) => ({ ...props, ...changesOf(type, props) }),
    partOf: (text) => partIn(code, text),
  }
}
