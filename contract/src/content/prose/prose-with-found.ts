import type { LibraryKind } from '../../library/items.ts'
import { entryOf } from './link-target.ts'
import { attributeOf, nodesIn, type ProseNode } from './prose-node.ts'

type Find = (id: string, kind: LibraryKind | 'entry') => unknown

/** A link to an entry leads to where that is now; where visitors have no address of it, there is none. */
function foundMark(mark: ProseNode, find: Find): ProseNode[] {
  const target = attributeOf(mark, 'href')
  const id = mark.type === 'link' && typeof target === 'string' ? entryOf(target) : undefined
  if (!id) return [mark]
  const href = find(id, 'entry')
  return href === undefined ? [] : [{ ...mark, attrs: { href } }]
}

/** The same text with what its ids stand for. Of a link that leads nowhere, the words stay. */
export function proseWithFound(node: ProseNode, find: Find): ProseNode {
  const { marks, content } = node
  return {
    ...node,
    ...(Array.isArray(marks) && { marks: nodesIn(marks).flatMap((mark) => foundMark(mark, find)) }),
    ...(Array.isArray(content) && {
      content: nodesIn(content).map((child) => proseWithFound(child, find)),
    }),
  }
}
