import { alreadyDescribed, nothingToDescribe } from 'contract/content/library/calls'
import type { ListedItem } from 'contract/content/library/items'
import type { BulkReport } from 'contract/platform/bulk'
import type { Administrator } from '../../platform/access/actor.ts'
import { changeEach } from '../../platform/change-each.ts'
import { conflict } from '../../platform/errors.ts'
import { asListed, type ItemRow, itemOf, selectItems } from './rows.ts'
import { describeItem, recoverItem, remove } from './store.ts'
import { type ItemVersion, type LibraryDeps, readRow } from './write-item.ts'

const each = <Entry extends ItemVersion>(
  { db }: LibraryDeps,
  entries: readonly Entry[],
  done: string,
  change: (entry: Entry) => Promise<unknown>,
): Promise<BulkReport> =>
  changeEach({
    entries,
    change,
    namesOf: async (ids) => {
      const items = await db
        .selectFrom('libraryItems')
        .select(['_id', 'name'])
        .where('_id', 'in', ids)
        .where('deletedAt', 'is', null)
        .execute()
      return new Map(items.map(({ _id, name }) => [_id, name]))
    },
    done,
  })

export const removeMany = (
  deps: LibraryDeps,
  entries: readonly ItemVersion[],
  actor: Administrator,
): Promise<BulkReport> => each(deps, entries, 'deleted', (seen) => remove(deps, seen, actor))

export const recoverMany = (
  deps: LibraryDeps,
  entries: readonly ItemVersion[],
  actor: Administrator,
): Promise<BulkReport> => each(deps, entries, 'restored', (seen) => recoverItem(deps, seen, actor))

type Described = ItemVersion & { alt?: string | undefined }
/** `alt` is for pictures without a description. */
type Shared = { alt?: string | undefined; collection?: string | undefined }

function altFor(row: ItemRow, own: string | undefined, { alt, collection }: Shared) {
  const isDescribable = row.kind === 'picture' && row.isDecorative === 0
  const given = isDescribable ? own || (row.alt ? undefined : alt) : undefined
  if (!given && collection === undefined)
    throw conflict(isDescribable ? alreadyDescribed : nothingToDescribe)
  return given ?? row.alt ?? undefined
}

function doneBy({ alt, collection }: Shared, entries: readonly Described[]) {
  if (collection === undefined) return 'described'
  return alt || entries.some((entry) => entry.alt) ? 'changed' : 'moved'
}

export async function describeMany(
  deps: LibraryDeps,
  { entries, ...shared }: Shared & { entries: readonly Described[] },
  actor: Administrator,
): Promise<BulkReport & { items: ListedItem[] }> {
  const done = doneBy(shared, entries)
  const report = await each(deps, entries, done, async ({ alt: own, ...seen }) => {
    const row = await readRow(deps.db, seen._id)
    const alt = altFor(row, own, shared)
    const words = { ...itemOf(row), alt, collection: shared.collection ?? row.collection ?? '' }
    await describeItem(deps, seen, words, actor)
  })
  const ids = entries.map(({ _id }) => _id)
  const rows = await selectItems(deps.db)
    .where('libraryItems._id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  const items = new Map(rows.map((row) => [row._id, asListed(itemOf(row))]))
  return { ...report, items: ids.flatMap((_id) => items.get(_id) ?? []) }
}
