import type { ContentData } from 'contract/content/data'
import type { ContentFields } from 'contract/content/field'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { publicAt } from '../model/public-at.ts'
import { withDefaults } from '../model/with-defaults.ts'

async function readPublic(db: DbOrTrx, ids: readonly string[], now: Date) {
  if (ids.length === 0) return new Map<unknown, ContentData>()
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems._id', 'type', 'data'])
    .where('contentItems._id', 'in', ids)
    .execute()
  return new Map<unknown, ContentData>(
    rows.map(({ _id, type, data }) => [_id, withDefaults(type, JSON.parse(data))]),
  )
}

export async function withPlaceholderPictures(
  db: DbOrTrx,
  fields: ContentFields,
  entries: readonly ContentData[],
  now: Date,
): Promise<ContentData[]> {
  const lent = Object.entries(fields).flatMap(([name, { orOf }]) =>
    orOf === undefined ? [] : [{ name, orOf }],
  )
  const lendersOf = (data: ContentData) =>
    lent.flatMap(({ name, orOf }) => (data[name] ? [] : [{ name, lender: data[orOf] }]))
  const ids = new Set(
    entries
      .flatMap(lendersOf)
      .flatMap(({ lender }) => (typeof lender === 'string' && lender !== '' ? [lender] : [])),
  )
  const known = await readPublic(db, [...ids], now)
  return entries.map((data) => ({
    ...data,
    ...Object.fromEntries(
      lendersOf(data).map(({ name, lender }) => [name, known.get(lender)?.[name]] as const),
    ),
  }))
}
