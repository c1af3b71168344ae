import type { ReferenceTarget } from '../data.ts'
import { attributeOf, type RichTextNode } from './rich-text-node.ts'
import { isReferenceName, richTextReferences } from './rich-text-table.ts'

export const referenceLabel = ({ type }: RichTextNode): string | undefined =>
  isReferenceName(type) ? richTextReferences[type].label : undefined

export function referenceTargetOf(node: RichTextNode): ReferenceTarget | undefined {
  const id = attributeOf(node, 'item')
  return isReferenceName(node.type) && typeof id === 'string'
    ? { kind: richTextReferences[node.type].target, id }
    : undefined
}
