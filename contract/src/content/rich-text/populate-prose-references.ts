import type { Target } from '../data.ts'
import { entryOf } from './link-target.ts'
import { attributeOf, nodesIn, type ProseNode } from './prose-node.ts'
import { referenceLabel, targetOf } from './prose-references.ts'

/** What ids stand for; undefined of what is gone, or not public. */
export type Find = {
  /** Where visitors read an entry. */
  addressOf: (entryId: string) => string | undefined
  /** What pages get of something that is shown: of an entry its card. */
  shownOf: (target: Target) => unknown
}

/** A link to an entry leads to where that is now; where visitors have no address of it, there is none. */
function foundMark(mark: ProseNode, find: Find): ProseNode[] {
  const target = attributeOf(mark, 'href')
  const id = mark.type === 'link' && typeof target === 'string' ? entryOf(target) : undefined
  if (!id) return [mark]
  const href = find.addressOf(id)
  return href === undefined ? [] : [{ ...mark, attrs: { href } }]
}

/**
 * A piece that stands for something elsewhere, with what that is in the place of all that is said of it: whatever
 * else is stored there was not looked up. None where it is gone.
 */
function foundPiece(node: ProseNode, find: Find): ProseNode[] {
  if (referenceLabel(node) === undefined) return [proseWithFound(node, find)]
  const target = targetOf(node)
  const found = target && find.shownOf(target)
  return found === undefined ? [] : [{ type: node.type, attrs: { found } }]
}

/** The same text with what its ids stand for. Of a link that leads nowhere, the words stay. */
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
