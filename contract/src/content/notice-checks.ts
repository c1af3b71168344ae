import type { Check } from './check.ts'
import { blocksOf, textOf } from './prose/prose-node.ts'

const isThere = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''

/** Who opens a notice has to find something there. */
export const saysSomething: Check = ({ body, documents }) => {
  const hasText = blocksOf(body).some(
    (block) => block.type !== 'paragraph' || textOf(block).trim() !== '',
  )
  if (hasText || (Array.isArray(documents) && documents.length > 0)) return []
  return [{ path: 'body', message: 'A notice needs a text or a document', level: 'stop' }]
}

/** What is over is not on top any more. */
export const pinEndsWithNotice: Check = ({ pinnedUntil, validUntil }) =>
  isThere(pinnedUntil) && isThere(validUntil) && validUntil < pinnedUntil
    ? [
        {
          path: 'pinnedUntil',
          message: 'It is valid for a shorter time than it is pinned, and is on top only so long',
          level: 'warn',
        },
      ]
    : []
