import type { DeclaredSingleton } from 'contract/content/content-type'
import {
  type ContentTypeName,
  contentTypes,
  isCollectionName,
  isSingletonName,
  isTypeName,
} from 'contract/content/types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { publicAt } from '../model/public-at.ts'

const singletonPathOf = ({ page }: DeclaredSingleton) => (typeof page === 'string' ? page : '/')

/** By id; entries that aren't public are missing. */
export async function readAddresses(
  db: DbOrTrx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contentItems')
    .innerJoin('contentRevisions', (join) => join.on('contentRevisions._id', '=', publicAt(now)))
    .select(['contentItems._id', 'contentItems.type', 'contentRevisions.slug'])
    .where('contentItems._id', 'in', ids)
    .execute()
  return new Map(
    rows.flatMap(({ _id, type, slug }): [string, string][] => {
      if (isSingletonName(type)) return [[_id, singletonPathOf(contentTypes[type])]]
      return isCollectionName(type) ? [[_id, contentTypes[type].page(slug)]] : []
    }),
  )
}

/** The type itself and the types that it links to. */
export async function typesWithPages(
  db: DbOrTrx,
  type: ContentTypeName,
  now: Date,
): Promise<ContentTypeName[]> {
  const led = await db
    .selectFrom('contentItems')
    .innerJoin('contentUses', (join) => join.on('contentUses.revisionId', '=', publicAt(now)))
    .select('targetId')
    .where('contentItems.type', '=', type)
    .where('contentUses.target', '=', 'entry')
    .execute()
  if (led.length === 0) return [type]
  const ids = led.map(({ targetId }) => targetId)
  const targets = await db
    .selectFrom('contentItems')
    .select('type')
    .distinct()
    .where('_id', 'in', ids)
    .execute()
  return [...new Set([type, ...targets.map((target) => target.type).filter(isTypeName)])]
}
