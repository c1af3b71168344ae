import { readable } from 'contract/content/content-type'
import type { ContentData, Target } from 'contract/content/data'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import { withFound } from 'contract/content/with-found'
import type { Reading } from '../content/entry.ts'
import { readAddresses } from '../content/public-addresses.ts'
import { selectItems, shownOf } from './rows.ts'

/**
 * What can be read of stored data of a type, with what its ids stand for in their place, looked up for all entries at
 * once. What is gone for good, or is of another kind than its field, is left out.
 */
export async function shownEntries(
  db: Reading,
  type: ContentTypeName,
  entries: readonly ContentData[],
  moment: Date,
): Promise<ContentData[]> {
  const { fields } = contentTypes[type]
  const known = entries.map((data) => readable(fields, data))
  const targets = known.flatMap((data) => usesOf(fields, data)).map(({ target }) => target)
  const idsOf = (isWanted: (kind: Target['kind']) => boolean) => [
    ...new Set(targets.flatMap(({ kind, id }) => (isWanted(kind) ? [id] : []))),
  ]
  const items = await readItems(
    db,
    idsOf((kind) => kind !== 'entry'),
  )
  const addresses = await readAddresses(
    db,
    idsOf((kind) => kind === 'entry'),
    moment,
  )
  return known.map((data) =>
    withFound(fields, data, (id, kind) => {
      if (kind === 'entry') return addresses.get(id)
      const row = items.get(id)
      return row?.kind === kind ? shownOf(row) : undefined
    }),
  )
}

/** The same of one entry. */
export async function shownContent(
  db: Reading,
  type: ContentTypeName,
  data: ContentData,
  moment: Date,
): Promise<ContentData> {
  const [shown = {}] = await shownEntries(db, type, [data], moment)
  return shown
}

async function readItems(db: Reading, ids: readonly string[]) {
  const isAny = ids.length > 0
  const rows = isAny ? await selectItems(db).where('libraryItems._id', 'in', ids).execute() : []
  return new Map(rows.map((row) => [row._id, row]))
}
