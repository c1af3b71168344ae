import type { Target } from '../data.ts'
import { attributeOf, type ProseNode } from './prose-node.ts'
import { isReferenceName, proseReferences } from './prose-table.ts'

export const referenceLabel = ({ type }: ProseNode): string | undefined =>
  isReferenceName(type) ? proseReferences[type].label : undefined

export function targetOf(node: ProseNode): Target | undefined {
  const id = attributeOf(node, 'item')
  return isReferenceName(node.type) && typeof id === 'string'
    ? { kind: proseReferences[node.type].target, id }
    : undefined
}
