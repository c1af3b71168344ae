import type { DbOrTrx } from '../../platform/db/schema.ts'
import { type CategoryNames, categoryName } from '../../platform/search-engine/categories.ts'
import { categorySign, categoryTypes } from '../../platform/search-engine/category-signs.ts'
import { readCategoryTitles } from './category-titles.ts'

export async function readCategoryNames(db: DbOrTrx, now: Date): Promise<CategoryNames> {
  const titles = await readCategoryTitles(db, now, categoryTypes)
  return new Map([...titles].map(([id, title]) => [categorySign(String(id)), categoryName(title)]))
}
