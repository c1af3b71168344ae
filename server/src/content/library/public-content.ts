import { readable } from 'contract/content/content-type'
import type { ContentData, Target } from 'contract/content/data'
import { isLibraryKind } from 'contract/content/library/items'
import { withFound } from 'contract/content/populate-references'
import type { Find } from 'contract/content/rich-text/populate-prose-references'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import type { Reading } from '../../platform/db/open.ts'
import { readAddresses } from '../addresses/public-addresses.ts'
import { readCourseCards, readPersonCards } from '../public/public-cards.ts'
import { selectItems, shownOf } from './rows.ts'

async function look(db: Reading, targets: readonly Target[], moment: Date): Promise<Find> {
  const idsOf = (isWanted: (kind: Target['kind']) => boolean) => [
    ...new Set(targets.flatMap(({ kind, id }) => (isWanted(kind) ? [id] : []))),
  ]
  const items = await readItems(db, idsOf(isLibraryKind))
  const addresses = await readAddresses(
    db,
    idsOf((kind) => kind === 'entry'),
    moment,
  )
  const courses = await readCourseCards(db, [...addresses.keys()], moment)
  const people = await readPersonCards(
    db,
    idsOf((kind) => kind === 'member'),
    moment,
  )
  return {
    addressOf: (id) => addresses.get(id),
    shownOf: ({ kind, id }) => {
      if (kind === 'entry') return courses.get(id)
      if (kind === 'member') return people.get(id)
      const row = items.get(id)
      return row?.kind === kind ? shownOf(row) : undefined
    },
  }
}

/** Batched for all entries. Drops references to deleted items or to the wrong kind. */
export async function shownEntries(
  db: Reading,
  type: ContentTypeName,
  entries: readonly ContentData[],
  moment: Date,
): Promise<ContentData[]> {
  const { fields } = contentTypes[type]
  const known = entries.map((data) => readable(fields, data))
  const targets = known.flatMap((data) => usesOf(fields, data)).map(({ target }) => target)
  const find = await look(db, targets, moment)
  return known.map((data) => withFound(fields, data, find))
}

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
