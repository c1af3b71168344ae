import type { Target } from '../data.ts'
import { entryOf } from './link-target.ts'
import { attributeOf, nodesIn, type ProseNode } from './prose-node.ts'
import { referenceLabel, targetOf } from './prose-references.ts'

/** Undefined: deleted or not public. */
export type Find = {
  addressOf: (entryId: string) => string | undefined
  shownOf: (target: Target) => unknown
}

function foundMark(mark: ProseNode, find: Find): ProseNode[] {
  const target = attributeOf(mark, 'href')
  const id = mark.type === 'link' && typeof target === 'string' ? entryOf(target) : undefined
  if (!id) return [mark]
  const href = find.addressOf(id)
  return href === undefined ? [] : [{ ...mark, attrs: { href } }]
}

/** Only what the lookup returns goes out; anything else stored in the node is unchecked. */
function foundPiece(node: ProseNode, find: Find): ProseNode[] {
  if (referenceLabel(node) === undefined) return [proseWithFound(node, find)]
  const target = targetOf(node)
  const found = target && find.shownOf(target)
  return found === undefined ? [] : [{ type: node.type, attrs: { found } }]
}

/** A link to something that isn't public keeps its text only. */
export function proseWithFound(node: ProseNode, find: Find): ProseNode {
  const { marks, content } = node
  return {
    ...node,
    ...(Array.isArray(marks) && { marks: nodesIn(marks).flatMap((mark) => foundMark(mark, find)) }),
    ...(Array.isArray(content) && {
      content: nodesIn(content).flatMap((child) => foundPiece(child, find)),
    }),
  }
}
