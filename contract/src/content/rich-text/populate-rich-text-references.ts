import type { ReferenceTarget } from '../data.ts'
import { entryOf } from './link-target.ts'
import { attributeOf, nodesIn, type RichTextNode } from './rich-text-node.ts'
import { referenceLabel, referenceTargetOf } from './rich-text-references.ts'

/** Undefined: deleted or not public. */
export type FindReference = {
  addressOf: (entryId: string) => string | undefined
  shownOf: (target: ReferenceTarget) => unknown
}

function populateMark(mark: RichTextNode, find: FindReference): RichTextNode[] {
  const target = attributeOf(mark, 'href')
  const id = mark.type === 'link' && typeof target === 'string' ? entryOf(target) : undefined
  if (!id) return [mark]
  const href = find.addressOf(id)
  return href === undefined ? [] : [{ ...mark, attrs: { href } }]
}

/** Only what the lookup returns goes out; anything else stored in the node is unchecked. */
function populateNode(node: RichTextNode, find: FindReference): RichTextNode[] {
  if (referenceLabel(node) === undefined) return [richTextWithReferences(node, find)]
  const target = referenceTargetOf(node)
  const result = target && find.shownOf(target)
  return result === undefined ? [] : [{ type: node.type, attrs: { found: result } }]
}

/** A link to something that isn't public keeps its text only. */
export function richTextWithReferences(node: RichTextNode, find: FindReference): RichTextNode {
  const { marks, content } = node
  return {
    ...node,
    ...(Array.isArray(marks) && {
      marks: nodesIn(marks).flatMap((mark) => populateMark(mark, find)),
    }),
    ...(Array.isArray(content) && {
      content: nodesIn(content).flatMap((child) => populateNode(child, find)),
    }),
  }
}
