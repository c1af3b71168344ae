import { attributeOf, nodesIn, type ProseNode } from 'contract/content/prose/prose-node'

const isOfThisSite = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/')

function wholeMark(mark: ProseNode, publicUrl: string): ProseNode {
  const href = attributeOf(mark, 'href')
  return isOfThisSite(href) ? { ...mark, attrs: { href: new URL(href, publicUrl).href } } : mark
}

/** Rich text whose links name the site that they lead to: on paper, `/our-team` alone leads nowhere. */
export const withWholeAddresses = (node: ProseNode, publicUrl: string): ProseNode => ({
  ...node,
  ...(Array.isArray(node.marks) && {
    marks: nodesIn(node.marks).map((mark) => wholeMark(mark, publicUrl)),
  }),
  ...(Array.isArray(node.content) && {
    content: nodesIn(node.content).map((child) => withWholeAddresses(child, publicUrl)),
  }),
})
