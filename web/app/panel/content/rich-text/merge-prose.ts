import { blocksOf, nodesIn, type ProseNode, textOf } from 'contract/content/rich-text/prose-node'
import { diff3Merge } from 'node-diff3'

type Side = 'mine' | 'theirs'

/** Two have written into the same text, each without the other. */
type Sides = Record<'base' | Side, unknown>

/** Two texts in one, and the words of the blocks that both have changed. */
type Merged = { prose: unknown; conflict?: Record<Side, string> }

/** Blocks are the same when all in them is. */
const blocksAsText = (prose: unknown) => blocksOf(prose).map((block) => JSON.stringify(block))

const readBlocks = (blocks: readonly string[]): ProseNode[] =>
  nodesIn(blocks.map((block): unknown => JSON.parse(block)))

const wordsOf = (blocks: readonly string[]) => readBlocks(blocks).map(textOf).join('\n')

/**
 * Puts two sides of a rich text together, block by block, as diff3 does with the lines of a file: what one side alone has
 * changed is that side's. Of neighbouring blocks that both have changed, those of the chosen side stay, and both are told.
 */
export function mergeProse({ base, mine, theirs }: Sides, chosen: Side): Merged {
  const [own, origin, others] = [mine, base, theirs].map(blocksAsText)
  const regions = diff3Merge(own ?? [], origin ?? [], others ?? [], { excludeFalseConflicts: true })
  const blocks = regions.flatMap(
    ({ ok, conflict }) => ok ?? (chosen === 'mine' ? conflict?.a : conflict?.b) ?? [],
  )
  const asked = regions.flatMap(({ conflict }) => conflict ?? [])
  const prose = { ...nodesIn([mine])[0], type: 'doc', content: readBlocks(blocks) }
  if (asked.length === 0) return { prose }
  const told = {
    mine: asked.map(({ a }) => wordsOf(a)).join('\n\n'),
    theirs: asked.map(({ b }) => wordsOf(b)).join('\n\n'),
  }
  return { prose, conflict: told }
}
