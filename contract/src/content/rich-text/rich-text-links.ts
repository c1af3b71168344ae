import { allNodes, attributeOf, nodesIn, type RichTextNode, textOf } from './rich-text-node.ts'

export type RichTextLink = { text: string; target: string }

const targetOf = (node: RichTextNode) => {
  const link = nodesIn(node.marks).find(({ type }) => type === 'link')
  return link && attributeOf(link, 'href')
}

/** Adjacent texts with the same target count as one link. */
export function linksIn(richText: RichTextNode): RichTextLink[] {
  const links: RichTextLink[] = []
  let isGoingOn = false
  for (const node of allNodes(richText)) {
    const target = targetOf(node)
    const last = links.at(-1)
    if (isGoingOn && last && last.target === target) last.text += textOf(node)
    else if (typeof target === 'string') links.push({ text: textOf(node), target })
    isGoingOn = typeof target === 'string'
  }
  return links
}
