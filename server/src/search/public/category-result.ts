import { languageOf, type PartLanguage } from 'contract/platform/language-of-text'
import type { TextPiece } from 'contract/search/search'
import { type CategoryNames, isCalled } from '../../platform/search-engine/categories.ts'
import { categorySign } from '../../platform/search-engine/category-signs.ts'
import { highlightTitle, type IsHit } from '../../platform/search-engine/passage.ts'
import type { Query } from '../../platform/search-engine/query.ts'
import type { SearchEntry } from '../../platform/search-engine/search-index.ts'

type CategoryResult = { category: TextPiece[]; categoryLanguage?: PartLanguage }

export function categoryResult(
  { categoryId }: SearchEntry,
  categories: CategoryNames,
  query: Query,
  isHit: IsHit,
): Partial<CategoryResult> {
  const name = categoryId ? categories.get(categorySign(categoryId)) : undefined
  if (!name) return {}
  const { text } = name.title
  const pieces = highlightTitle(name.title, isHit)
  const isMarked = pieces.some((piece) => piece.isHit)
  const isNameMatch = !isMarked && query.variants.flat().some((wanted) => isCalled(name, wanted))
  const language = languageOf(text)
  return {
    category: isNameMatch ? [{ text, isHit: true }] : pieces,
    ...(language && { categoryLanguage: language }),
  }
}
