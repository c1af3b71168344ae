import { readable } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import { withFound } from 'contract/content/with-found'
import type { Reading } from '../content/entry.ts'
import { selectItems, shownOf } from './rows.ts'

/**
 * What can be read of stored data of a type, with what its ids stand for in their place. What is gone for good, or is of
 * another kind than its field, is left out.
 */
export async function shownContent(
  db: Reading,
  type: ContentTypeName,
  data: ContentData,
): Promise<ContentData> {
  const { fields } = contentTypes[type]
  const known = readable(fields, data)
  const targets = usesOf(fields, known).map(({ target }) => target)
  const ids = [...new Set(targets.flatMap(({ kind, id }) => (kind === 'entry' ? [] : [id])))]
  if (ids.length === 0) return withFound(fields, known, () => undefined)
  const rows = await selectItems(db).where('libraryItems._id', 'in', ids).execute()
  const found = new Map(rows.map((row) => [row._id, row]))
  return withFound(fields, known, (id, kind) => {
    const row = found.get(id)
    return row?.kind === kind ? shownOf(row) : undefined
  })
}
