import { partOfPage, withoutTurns } from 'contract/platform/language-of-text'
import { createElement, type ElementType } from 'react'

type Props = Readonly<Record<string, unknown>>

/** They hold text alone, or none that is read. */
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
/** They cannot hold elements. */
const textOnly = new Set(['option', 'text', 'tspan'])

const isText = (child: unknown): child is string => typeof child === 'string'
const isThere = (child: unknown) =>
  child !== null && child !== undefined && child !== false && child !== ''

/** A text between others, isolated: what it is made of leaves their order alone. */
function isolated(child: unknown): unknown {
  if (!isText(child)) return child
  const part = partOfPage(child)
  return part.lang || part.dir ? createElement('bdi', part, withoutTurns(child)) : child
}

/** What an element is that has a text alone. */
function withText(text: string, props: Props): Props {
  const part = partOfPage(text)
  return part.dir ? { ...part, ...props, children: withoutTurns(text) } : { ...part, ...props }
}

/** Whether some of several children is a text in another script. */
const hasPart = (child: unknown) => {
  const part = isText(child) ? partOfPage(child) : {}
  return part.lang !== undefined || part.dir !== undefined
}

/**
 * The properties of an element of HTML with what its text needs: `lang` and `dir` where it is in Hindi or Urdu, and a `bdi`
 * around such a text that stands beside others. What a component says itself is left.
 */
export function withLanguages(type: ElementType, props: Props): Props {
  if (typeof type !== 'string' || noParts.has(type)) return props
  const { children, lang, dir } = props
  if (lang === 'ur' && dir === undefined) return { ...props, dir: 'rtl' }
  if (isText(children)) return withText(children, props)
  if (!Array.isArray(children) || !children.some(hasPart)) return props
  const there = children.filter(isThere)
  const texts = there.filter(isText)
  if (texts.length === there.length && (texts.length === 1 || textOnly.has(type)))
    return withText(texts.join(''), props)
  return { ...props, children: children.map(isolated) }
}
