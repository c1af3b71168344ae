import { isObject } from 'contract/content/data'
import { attributeOf, nodesIn, type RichTextNode } from 'contract/content/rich-text/rich-text-node'

/** The name after the id is optional, and a Hindi one would print as escapes. */
const withoutItsName = (place: string) =>
  place.replace(/^(\/documents\/[^/]+\/).*/, '$1document.pdf')

export const fullAddress = (place: string, publicUrl: string): string =>
  new URL(withoutItsName(place), publicUrl).href

const full = (value: unknown, publicUrl: string) =>
  typeof value === 'string' && value.startsWith('/') ? fullAddress(value, publicUrl) : value

function markWithFullAddress(mark: RichTextNode, publicUrl: string): RichTextNode {
  const href = attributeOf(mark, 'href')
  return href === undefined ? mark : { ...mark, attrs: { href: full(href, publicUrl) } }
}

function nodeWithFullAddresses(node: RichTextNode, publicUrl: string): RichTextNode {
  const result = attributeOf(node, 'found')
  if (node.type !== 'download' || !isObject(result)) return node
  return { ...node, attrs: { found: { ...result, address: full(result.address, publicUrl) } } }
}

/** On paper, `/our-team` alone is useless. */
export const withFullAddresses = (node: RichTextNode, publicUrl: string): RichTextNode => ({
  ...nodeWithFullAddresses(node, publicUrl),
  ...(Array.isArray(node.marks) && {
    marks: nodesIn(node.marks).map((mark) => markWithFullAddress(mark, publicUrl)),
  }),
  ...(Array.isArray(node.content) && {
    content: nodesIn(node.content).map((child) => withFullAddresses(child, publicUrl)),
  }),
})
