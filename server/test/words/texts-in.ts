import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

const unseen = ['script', 'style', 'template']
const readAttributes = ['alt', 'aria-label', 'placeholder', 'title', 'label']
const readMeta = ['description', 'og:title', 'og:description', 'og:image:alt', 'og:site_name']

function ofAttributes({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string[] {
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]))
  const about = attributes.get('name') ?? attributes.get('property') ?? ''
  const isRead = tagName === 'meta' && readMeta.includes(about)
  return [...(isRead ? ['content'] : []), ...readAttributes].flatMap(
    (name) => attributes.get(name) ?? [],
  )
}

function textsOf(node: Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  if (!('tagName' in node) || unseen.includes(node.tagName)) return []
  return [...ofAttributes(node), ...node.childNodes.flatMap(textsOf)]
}

/** More than one letter, such as a unit, and not only signs and numbers. */
export const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** Texts that people read or hear, including title and description. */
export function textsIn(html: string): string[] {
  const { childNodes } = parse(html, { scriptingEnabled: false })
  const texts = childNodes.flatMap(textsOf).map((text) => text.replace(/\s+/g, ' ').trim())
  return [...new Set(texts.filter(hasWords))]
}
