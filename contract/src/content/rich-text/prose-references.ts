import type { Target } from '../data.ts'
import { attributeOf, type ProseNode } from './prose-node.ts'
import { isReferenceName, proseReferences } from './prose-table.ts'

/** What a piece is called that has no words, and stands for something elsewhere; of others undefined. */
export const referenceLabel = ({ type }: ProseNode): string | undefined =>
  isReferenceName(type) ? proseReferences[type].label : undefined

/** What a piece stands for, if it names anything. */
export function targetOf(node: ProseNode): Target | undefined {
  const id = attributeOf(node, 'item')
  return isReferenceName(node.type) && typeof id === 'string'
    ? { kind: proseReferences[node.type].target, id }
    : undefined
}
