import { isObject } from 'contract/content/data'
import { attributeOf, nodesIn, type ProseNode } from 'contract/content/rich-text/prose-node'

/** What follows the id in the address of a document is for whoever reads it; in Hindi, escapes alone would stand on paper. */
const withoutItsName = (place: string) =>
  place.replace(/^(\/documents\/[^/]+\/).*/, '$1document.pdf')

/** A place as it can be typed from paper. */
export const wholeAddress = (place: string, publicUrl: string): string =>
  new URL(withoutItsName(place), publicUrl).href

/** The same of a place of this site that something leads to; whatever else it is stays. */
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

/** Rich text whose links and documents name the site that they lead to: on paper, `/our-team` alone leads nowhere. */
export const withWholeAddresses = (node: ProseNode, publicUrl: string): ProseNode => ({
  ...wholePiece(node, publicUrl),
  ...(Array.isArray(node.marks) && {
    marks: nodesIn(node.marks).map((mark) => wholeMark(mark, publicUrl)),
  }),
  ...(Array.isArray(node.content) && {
    content: nodesIn(node.content).map((child) => withWholeAddresses(child, publicUrl)),
  }),
})
