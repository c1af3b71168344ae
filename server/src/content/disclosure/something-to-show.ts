import { readable } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { disclosureItem } from 'contract/content/disclosure-items'
import { allNodes, blocksOf, type ProseNode, textOf } from 'contract/content/rich-text/prose-node'
import { isReferenceName } from 'contract/content/rich-text/prose-table'
import * as z from 'zod/mini'

type Written = { body: unknown; documents: readonly unknown[]; links: readonly unknown[] }

/** A heading alone announces what is not there. */
const isThere = (block: ProseNode): boolean =>
  (block.type !== 'heading' && textOf(block).trim() !== '') ||
  allNodes(block).some((node) => isReferenceName(node.type))

/** Whether there is anything that a visitor could read or follow. */
export const hasSomething = ({ body, documents, links }: Written): boolean =>
  documents.length > 0 || links.length > 0 || blocksOf(body).some(isThere)

const stored = z.pick(disclosureItem.stored, { body: true, documents: true, links: true })
const storedStanding = z.pick(disclosureItem.stored, { standing: true })

/**
 * Whether visitors may find an item by what is stored of it. What it leads to may be gone all the same: then the page, which
 * asks that, has less than what was looked for.
 */
export function isStoredToShow(data: ContentData): boolean {
  const read = readable(disclosureItem.fields, data)
  const { standing } = z.parse(storedStanding, read)
  return standing === 'notApplicable' || hasSomething(z.parse(stored, read))
}
