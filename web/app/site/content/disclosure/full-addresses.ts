import { isObject } from 'contract/content/data'
import { attributeOf, nodesIn, type ProseNode } from 'contract/content/rich-text/prose-node'

/** The name after the id is optional, and a Hindi one would print as escapes. */
const withoutItsName = (place: string) =>
  place.replace(/^(\/documents\/[^/]+\/).*/, '$1document.pdf')

export const wholeAddress = (place: string, publicUrl: string): string =>
  new URL(withoutItsName(place), publicUrl).href

const whole = (value: unknown, publicUrl: string) =>
  typeof value === 'string' && value.startsWith('/') ? wholeAddress(value, publicUrl) : value

function wholeMark(mark: ProseNode, publicUrl: string): ProseNode {
  const href = attributeOf(mark, 'href')
  return href === undefined ? mark : { ...mark, attrs: { href: whole(href, publicUrl) } }
}

function wholePiece(node: ProseNode, publicUrl: string): ProseNode {
  const found = attributeOf(node, 'found')
  if (node.type !== 'download' || !isObject(found)) return node
  return { ...node, attrs: { found: { ...found, address: whole(found.address, publicUrl) } } }
}

/** On paper, `/our-team` alone is useless. */
export const withWholeAddresses = (node: ProseNode, publicUrl: string): ProseNode => ({
  ...wholePiece(node, publicUrl),
  ...(Array.isArray(node.marks) && {
    marks: nodesIn(node.marks).map((mark) => wholeMark(mark, publicUrl)),
  }),
  ...(Array.isArray(node.content) && {
    content: nodesIn(node.content).map((child) => withWholeAddresses(child, publicUrl)),
  }),
})
