import type { CacheTag } from 'contract/cache-tags'
import type { ContentUse } from 'contract/content/use'
import type { RawBuilder } from 'kysely'
import type { Administrator } from '../../platform/access/actor.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'

/** Where a domain above content shows pictures and documents; `server/src/item-usages.ts` lists them. */
export type ItemUsage = {
  tag: CacheTag
  /** A query for the ids of all items that are shown there. */
  usedIds: RawBuilder<unknown>
  /** With the department of each user. */
  readUsers: (db: DbOrTrx, itemId: string) => Promise<{ department: string | null }[]>
  readUsages: (
    db: DbOrTrx,
    itemId: string,
    viewer: { actor: Administrator; now: Date },
  ) => Promise<ContentUse[]>
}

export type ItemUsages = readonly ItemUsage[]
