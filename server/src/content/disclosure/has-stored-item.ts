import { readable } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { disclosureItem } from 'contract/content/disclosure-items'
import {
  allNodes,
  blocksOf,
  type RichTextNode,
  textOf,
} from 'contract/content/rich-text/rich-text-node'
import { isReferenceName } from 'contract/content/rich-text/rich-text-table'
import * as z from 'zod/mini'

type Written = { body: unknown; documents: readonly unknown[]; links: readonly unknown[] }

/** A heading alone is not content. */
const isThere = (block: RichTextNode): boolean =>
  (block.type !== 'heading' && textOf(block).trim() !== '') ||
  allNodes(block).some((node) => isReferenceName(node.type))

export const hasContent = ({ body, documents, links }: Written): boolean =>
  documents.length > 0 || links.length > 0 || blocksOf(body).some(isThere)

const stored = z.pick(disclosureItem.stored, { body: true, documents: true, links: true })
const storedStatus = z.pick(disclosureItem.stored, { standing: true })

/** From stored data only: its links may be dead, which the page checks itself. */
export function hasStoredItem(data: ContentData): boolean {
  const read = readable(disclosureItem.fields, data)
  const { standing } = z.parse(storedStatus, read)
  return standing === 'notApplicable' || hasContent(z.parse(stored, read))
}
