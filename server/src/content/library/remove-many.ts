import type { BulkReport } from 'contract/platform/bulk'
import type { Administrator } from '../../platform/access/actor.ts'
import { changeEach } from '../../platform/change-each.ts'
import { remove } from './store.ts'
import type { ItemVersion, LibraryDeps } from './write-item.ts'

export const removeMany = (
  deps: LibraryDeps,
  entries: readonly ItemVersion[],
  actor: Administrator,
): Promise<BulkReport> =>
  changeEach({
    entries,
    change: (seen) => remove(deps, seen, actor),
    namesOf: async (ids) => {
      const items = await deps.db
        .selectFrom('libraryItems')
        .select(['_id', 'name'])
        .where('_id', 'in', ids)
        .where('deletedAt', 'is', null)
        .execute()
      return new Map(items.map(({ _id, name }) => [_id, name]))
    },
    done: 'deleted',
  })
