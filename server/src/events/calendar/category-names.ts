import { nextContentPublication } from '../../content/public/public-content.ts'
import type { Changes } from '../../platform/db/changes.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { type CategoryNames, categoryName } from '../../platform/search-engine/categories.ts'
import { categorySign, categoryTypes } from '../../platform/search-engine/category-signs.ts'
import { readCategoryTitles } from './category-titles.ts'

export async function readCategoryNames(db: DbOrTrx, now: Date): Promise<CategoryNames> {
  const titles = await readCategoryTitles(db, now, categoryTypes)
  return new Map([...titles].map(([id, title]) => [categorySign(String(id)), categoryName(title)]))
}

export function createCategoryNames({ db, changes }: { db: Db; changes: Changes }) {
  let known: { versions: string; until: number; names: CategoryNames } | undefined
  return async (now: Date): Promise<CategoryNames> => {
    const isKnown = changes.versions() !== undefined
    const versions = categoryTypes.map((type) => changes.version(type)).join()
    if (known && isKnown && known.versions === versions && now.getTime() < known.until)
      return known.names
    const names = await readCategoryNames(db, now)
    const turns = categoryTypes.map((type) => nextContentPublication(db, type, now))
    known = { versions, until: Math.min(...(await Promise.all(turns))), names }
    return names
  }
}
