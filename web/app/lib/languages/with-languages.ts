import { withoutBidiControls } from 'contract/platform/language-of-text'
import { createElement, type ElementType, Fragment } from 'react'
import { type Props, pageLanguage, partHere } from './page-language'

/** They hold only text, or none that is read out. */
const noParts = new Set([
  'html',
  'head',
  'title',
  'meta',
  'link',
  'script',
  'style',
  'textarea',
  'input',
])
/** They can't contain elements. */
const textOnly = new Set(['option', 'text', 'tspan'])

const isText = (child: unknown): child is string => typeof child === 'string'
const isThere = (child: unknown) =>
  child !== null && child !== undefined && child !== false && child !== ''

/** Isolated so that it doesn't change the order of its neighbours. */
function isolated(child: unknown): unknown {
  if (!isText(child)) return child
  const part = partHere(child)
  return part.lang || part.dir ? createElement('bdi', part, withoutBidiControls(child)) : child
}

function isolatedIn(props: Props): Props {
  const { children } = props
  const inside = Array.isArray(children) ? children : [children]
  if (!inside.some(hasPart)) return props
  return {
    ...props,
    children: Array.isArray(children) ? children.map(isolated) : isolated(children),
  }
}

function withText(text: string, props: Props): Props {
  const part = partHere(text)
  return part.dir
    ? { ...part, ...props, children: withoutBidiControls(text) }
    : { ...part, ...props }
}

const hasPart = (child: unknown) => {
  const part = isText(child) ? partHere(child) : {}
  return part.lang !== undefined || part.dir !== undefined
}

const readOut = ['title', 'aria-label', 'aria-description']

/** The element can have only one language. */
const isDescribedOtherwise = (text: string, props: Props) =>
  readOut.some((name) => {
    const description = props[name]
    return isText(description) && partHere(description).lang !== partHere(text).lang
  })

/** Pictures are read out by their `alt`. */
const withAltLanguage = (props: Props): Props => {
  const { lang } = isText(props.alt) ? partHere(props.alt) : {}
  return lang === undefined ? props : { lang, ...props }
}

/** Adds `lang` and `dir` to Hindi and Urdu texts, and a `bdi` where they have neighbours. Explicit props win. */
export function withLanguages(type: ElementType, given: Props): Props {
  const language = pageLanguage()
  if (type === Fragment) return isolatedIn(language?.translated('', given) ?? given)
  if (typeof type !== 'string') return given
  const props = language?.translated(type, given) ?? given
  if (noParts.has(type)) return props
  if (type === 'img') return withAltLanguage(props)
  const { children, lang, dir } = props
  if (lang === 'ur' && dir === undefined) return { ...props, dir: 'rtl' }
  if (isText(children))
    return isDescribedOtherwise(children, props) ? isolatedIn(props) : withText(children, props)
  if (!Array.isArray(children) || !children.some(hasPart)) return props
  const present = children.filter(isThere)
  const texts = present.filter(isText)
  if (texts.length === present.length && (texts.length === 1 || textOnly.has(type)))
    return withText(texts.join(''), props)
  return isolatedIn(props)
}
