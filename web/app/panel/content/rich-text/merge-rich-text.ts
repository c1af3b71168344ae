import type { NameOf } from 'contract/content/differences'
import { wordsIn } from 'contract/content/rich-text/rich-text-changes'
import { blocksOf, nodesIn, type RichTextNode } from 'contract/content/rich-text/rich-text-node'
import { diff3Merge } from 'node-diff3'

type Side = 'mine' | 'theirs'

type Sides = Record<'base' | Side, unknown>

/** What differs, passage by passage. */
export type Passages = readonly (readonly RichTextNode[])[]

type Merged = { prose: unknown; conflict?: Record<Side, Passages> }

const blocksAsText = (richText: unknown) => blocksOf(richText).map((block) => JSON.stringify(block))

const readBlocks = (blocks: readonly string[]): RichTextNode[] =>
  nodesIn(blocks.map((block): unknown => JSON.parse(block)))

export const textOfPassages = (passages: Passages, nameOf: NameOf): string =>
  passages.map((blocks) => blocks.map((block) => wordsIn(block, nameOf)).join('\n')).join('\n\n')

/** Three-way merge block by block, like diff3 with lines. Both sides of a conflict are reported. */
export function mergeRichText({ base, mine, theirs }: Sides, chosen: Side): Merged {
  const [own, origin, others] = [mine, base, theirs].map(blocksAsText)
  const regions = diff3Merge(own ?? [], origin ?? [], others ?? [], { excludeFalseConflicts: true })
  const blocks = regions.flatMap(
    ({ ok, conflict }) => ok ?? (chosen === 'mine' ? conflict?.a : conflict?.b) ?? [],
  )
  const conflicts = regions.flatMap(({ conflict }) => conflict ?? [])
  const richText = { ...nodesIn([mine])[0], type: 'doc', content: readBlocks(blocks) }
  if (conflicts.length === 0) return { prose: richText }
  const conflict = {
    mine: conflicts.map(({ a }) => readBlocks(a)),
    theirs: conflicts.map(({ b }) => readBlocks(b)),
  }
  return { prose: richText, conflict }
}
