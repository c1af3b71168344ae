import { allNodes, attributeOf, nodesIn, type ProseNode, textOf } from './prose-node.ts'

export type ProseLink = { text: string; target: string }

const targetOf = (node: ProseNode) => {
  const link = nodesIn(node.marks).find(({ type }) => type === 'link')
  return link && attributeOf(link, 'href')
}

/** Adjacent texts with the same target count as one link. */
export function linksIn(prose: ProseNode): ProseLink[] {
  const links: ProseLink[] = []
  let isGoingOn = false
  for (const node of allNodes(prose)) {
    const target = targetOf(node)
    const last = links.at(-1)
    if (isGoingOn && last && last.target === target) last.text += textOf(node)
    else if (typeof target === 'string') links.push({ text: textOf(node), target })
    isGoingOn = typeof target === 'string'
  }
  return links
}
