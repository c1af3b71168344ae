import { languageOf, type PartLanguage } from 'contract/platform/language-of-text'
import type { TextPiece } from 'contract/search/search'
import { type CategoryNames, isCalled } from '../../platform/search-engine/categories.ts'
import { categorySign } from '../../platform/search-engine/category-signs.ts'
import { highlightTitle } from '../../platform/search-engine/passage.ts'
import type { Query } from '../../platform/search-engine/query.ts'
import type { SearchEntry } from '../../platform/search-engine/search-index.ts'

type CategoryResult = { category: TextPiece[]; categoryLanguage?: PartLanguage }

export function categoryResult(
  { categoryId }: SearchEntry,
  categories: CategoryNames,
  query: Query,
): Partial<CategoryResult> {
  const name = categoryId ? categories.get(categorySign(categoryId)) : undefined
  if (!name) return {}
  const pieces = highlightTitle(name.title, query)
  const isMarked = pieces.some(({ isHit }) => isHit)
  const isNameMatch = query.variants.flat().some((wanted) => isCalled(name, wanted))
  const language = languageOf(name.title)
  return {
    category: isNameMatch && !isMarked ? [{ text: name.title, isHit: true }] : pieces,
    ...(language && { categoryLanguage: language }),
  }
}
