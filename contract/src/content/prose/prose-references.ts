import type { Target } from '../data.ts'
import { attributeOf, type ProseNode } from './prose-node.ts'
import { proseNodes } from './prose-table.ts'

type Reference = { label: string; kind: Target['kind'] }

const references = new Map<string, Reference>(
  Object.entries(proseNodes).flatMap(([name, { label, attributes }]) => {
    const item = attributes?.item
    return item && 'target' in item ? [[name, { label, kind: item.target }] as const] : []
  }),
)

/** What a piece is called that has no words, and stands for something elsewhere; of others undefined. */
export const referenceLabel = ({ type }: ProseNode) => references.get(type)?.label

/** What a piece stands for, if it names anything. */
export function targetOf(node: ProseNode): Target | undefined {
  const kind = references.get(node.type)?.kind
  const id = attributeOf(node, 'item')
  return kind && typeof id === 'string' ? { kind, id } : undefined
}
