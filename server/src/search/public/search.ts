import type { TranslationCode } from 'college/languages'
import { languageOf } from 'contract/platform/language-of-text'
import type { SearchKind } from 'contract/platform/search-kinds'
import {
  resultsAtFirst,
  resultsPerPage,
  type SearchResult,
  type SearchResults,
  searchKindNames,
} from 'contract/search/search'
import type { CategoryNames } from '../../platform/search-engine/categories.ts'
import {
  createScope,
  findSearchEntries,
  type Hit,
  type Scope,
  type SearchOptions,
} from '../../platform/search-engine/find.ts'
import {
  highlightTitle,
  hitsOf,
  type IsHit,
  passageOf,
} from '../../platform/search-engine/passage.ts'
import type { Query } from '../../platform/search-engine/query.ts'
import { titleLevel } from '../../platform/search-engine/ranking.ts'
import { answeredBy, byMatchedWords, didYouMeanFor } from '../../platform/search-engine/scope.ts'
import type { SearchIndex } from '../../platform/search-engine/search-index.ts'
import { categoryResult } from './category-result.ts'
import type { PreparedResults, PreparedWords } from './prepared-results.ts'

export function highlightHit({ title, titleLanguage, body }: PreparedWords, isHit: IsHit) {
  const passage = passageOf(body, isHit)
  const passageLanguage = languageOf(passage.map(({ text }) => text).join(''))
  return {
    title: highlightTitle(title, isHit),
    passage,
    ...(titleLanguage && { titleLanguage }),
    ...(passageLanguage && { passageLanguage }),
  }
}

async function toSearchResults(
  { prepared, categories, language }: SearchDeps,
  hits: readonly Hit[],
  query: Query,
): Promise<SearchResult[]> {
  const isHit = hitsOf(query)
  const results = await prepared(hits, language)
  return hits.flatMap((hit) => {
    const result = results.get(hit.id)
    if (!result) return []
    const { kind, path, date, level } = hit
    return {
      kind,
      path,
      ...highlightHit(result.words, isHit),
      ...result.facts,
      ...categoryResult(hit, categories, query, isHit),
      ...(date && { date }),
      ...(level < 0 && { isExpired: true as const }),
    }
  })
}

function findHits(scope: Scope, query: Query, wish: SearchOptions): { hits: Hit[]; by: Query } {
  const hits = findSearchEntries(scope, query, wish)
  // A page of one kind says nothing about the others.
  const isSingle = wish.kind !== undefined || wish.from > 0
  const by = answeredBy([scope], query, isSingle ? undefined : hits)
  const results = by === query ? hits : findSearchEntries(scope, by, wish)
  if (results.length > 0) return { hits: results, by }
  // Other pages may have results with all words.
  const hasAll = isSingle && findSearchEntries(scope, by, { from: 0, count: 1 }).length > 0
  const some = hasAll ? undefined : byMatchedWords([scope], query)
  return some ? { hits: findSearchEntries(scope, some, wish), by: some } : { hits: [], by }
}

const isSorted = ([best]: readonly SearchResult[]) =>
  best?.category?.some(({ isHit }) => isHit) === true

const isLasting = ({ kind, level }: Hit) => kind === 'page' && level < titleLevel

export type PublicIndex = {
  index: SearchIndex
  categories: CategoryNames
  prepared: PreparedResults
}

type SearchDeps = PublicIndex & { language?: TranslationCode | undefined }

export async function search(
  searching: SearchDeps,
  query: Query,
  { kind, page }: { kind: SearchKind | undefined; page: number },
  now: Date,
): Promise<SearchResults> {
  const count = kind ? resultsPerPage : resultsAtFirst
  const wish = { kind, from: (page - 1) * count, count }
  const scope = createScope(searching.index, searching.categories, now)
  const { hits, by } = findHits(scope, query, wish)
  const isLost = (hits.length === 0 || by.isPartial) && page === 1 && !kind
  const meant = isLost ? didYouMeanFor([scope], by) : undefined
  const searchResults = await toSearchResults(searching, hits, by)
  const groups = searchKindNames
    .flatMap((name) => {
      const best = hits.find((hit) => hit.kind === name)
      const results = searchResults.filter((one) => one.kind === name)
      return best ? [{ best, group: { kind: name, total: best.total, found: results } }] : []
    })
    // Whoever types `ba result` wants the notice, not the course whose text mentions it; pages last longer than both.
    .sort(
      (one, other) =>
        other.best.level - one.best.level ||
        Number(isSorted(other.group.found)) - Number(isSorted(one.group.found)) ||
        Number(isLasting(other.best)) - Number(isLasting(one.best)),
    )
    .map(({ group }) => group)
  return {
    groups,
    ...(by.isPartial && groups.length > 0 && { isPartial: by.isPartial }),
    ...(meant && { meant }),
  }
}
