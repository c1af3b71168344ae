import type { ReferenceTarget } from '../data.ts'
import { blocksOf, type RichTextNode, textOf } from './rich-text-node.ts'
import { referenceLabel, referenceTargetOf } from './rich-text-references.ts'

export const onlyFormattingChanged = 'only formatting or links'

/** Of a picture, a card and the like: what it shows. */
export function wordsIn(block: RichTextNode, nameOf: (target: ReferenceTarget) => string): string {
  const label = referenceLabel(block)
  if (label === undefined) return textOf(block)
  const target = referenceTargetOf(block)
  return target ? `[${label}: ${nameOf(target)}]` : `[${label}]`
}

function sameAtStart(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((block, index) => block !== other[index])
  return first === -1 ? one.length : first
}

/** From the first to the last changed block. */
export function changedText(
  before: unknown,
  after: unknown,
  nameOf: (target: ReferenceTarget) => string,
): { before?: string; after?: string } {
  const [old, now] = [blocksOf(before), blocksOf(after)]
  const [from, to] = [old, now].map((blocks) => blocks.map((block) => JSON.stringify(block)))
  const start = sameAtStart(from ?? [], to ?? [])
  const end = sameAtStart(
    (from ?? []).slice(start).toReversed(),
    (to ?? []).slice(start).toReversed(),
  )
  const wordsOf = (blocks: RichTextNode[]) =>
    blocks
      .slice(start, blocks.length - end)
      .map((block) => wordsIn(block, nameOf))
      .join('\n')
  const [was, is] = [wordsOf(old), wordsOf(now)]
  if (was === is) return { after: onlyFormattingChanged }
  return { ...(was && { before: was }), ...(is && { after: is }) }
}
