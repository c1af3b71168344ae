import type { ContentOf } from 'contract/content/types'
import { blocks, doc, type Node } from '../../rich-text.ts'
import { dayFromToday } from '../../sample-days.ts'
import { startingDocuments } from '../../starting-documents.ts'

type Notice = ContentOf<'notice'>

export const body = (...paragraphs: readonly (string | Node)[]): Notice['body'] =>
  doc(...blocks(paragraphs))

/** Files of `starting-documents.ts` and their labels. A college that removes a document keeps the notice. */
export const attached = (...files: readonly (readonly [file: string, label: string])[]) =>
  files
    .filter(([file]) => startingDocuments.has(file))
    .map(([file, label]) => ({ _key: file, label, file }))

type Days = {
  /** Days since it was published. */
  daysAgo: number
  /** Days from today; negative: in the archive. */
  validFor?: number
  pinnedFor?: number
}

export const dated = ({
  daysAgo,
  validFor,
  pinnedFor,
}: Days): Pick<Notice, 'date' | 'validUntil' | 'pinnedUntil'> => ({
  date: dayFromToday(-daysAgo),
  ...(validFor !== undefined && { validUntil: dayFromToday(validFor) }),
  ...(pinnedFor !== undefined && { pinnedUntil: dayFromToday(pinnedFor) }),
})

export const usual: Pick<Notice, 'documents' | 'urgency'> = { documents: [], urgency: 'usual' }
