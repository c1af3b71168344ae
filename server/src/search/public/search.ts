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
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { CategoryNames } from '../../platform/search-engine/categories.ts'
import {
  createScope,
  findSearchEntries,
  type Hit,
  type Scope,
  type SearchOptions,
} from '../../platform/search-engine/find.ts'
import { highlightTitle, passageOf } from '../../platform/search-engine/passage.ts'
import type { Query } from '../../platform/search-engine/query.ts'
import { answeredBy, byMatchedWords, didYouMeanFor } from '../../platform/search-engine/scope.ts'
import type { SearchIndex } from '../../platform/search-engine/search-index.ts'
import { categoryResult } from './category-result.ts'
import { documentResults } from './document-results.ts'
import type { TextCache } from './text-cache.ts'

export type FillPlaceholders = (text: string) => string

export function highlightHit(
  { title: name, body }: { title: string; body: string },
  query: Query,
  fill: FillPlaceholders,
) {
  const title = fill(name)
  const passage = passageOf(fill(body), query)
  const titleLanguage = languageOf(title)
  const passageLanguage = languageOf(passage.map(({ text }) => text).join(''))
  return {
    title: highlightTitle(title, query),
    passage,
    ...(titleLanguage && { titleLanguage }),
    ...(passageLanguage && { passageLanguage }),
  }
}

type WordsOfHit = ReturnType<typeof highlightHit>

function toSearchResult(
  { kind, path, date, level }: Hit,
  words: WordsOfHit,
  { document, ...more }: Pick<SearchResult, 'document' | 'times' | 'eventState' | 'category'>,
  fill: FillPlaceholders,
): SearchResult {
  return {
    kind,
    path,
    ...words,
    ...more,
    ...(date && { date }),
    ...(level < 0 && { isExpired: true as const }),
    ...(document && {
      document: {
        ...document,
        shownOn: document.shownOn.map((page) => ({ ...page, title: fill(page.title) })),
      },
    }),
  }
}

async function eventResults(
  db: DbOrTrx,
  hits: readonly Hit[],
): Promise<Map<string, Pick<SearchResult, 'times' | 'eventState'>>> {
  const ids = hits.filter(({ kind }) => kind === 'event').map(({ itemId }) => itemId)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('events')
    .select(['_id', 'date', 'time', 'end', 'isAllDay', 'state'])
    .where('_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ _id, state, ...times }) => [
      _id,
      { times: withoutNulls(times), ...withoutNulls({ eventState: state }) },
    ]),
  )
}

async function toSearchResults(
  { db, categories, language, texts }: Searching,
  hits: readonly Hit[],
  query: Query,
  fill: FillPlaceholders,
): Promise<SearchResult[]> {
  // In parallel: a remote database answers all at once.
  const [documents, events, textsOf] = await Promise.all([
    documentResults(db, hits),
    eventResults(db, hits),
    texts.read(db, hits, language),
  ])
  return hits.map((hit) => {
    const { itemId } = hit
    const words = highlightHit(textsOf(hit), query, fill)
    const known = {
      document: documents.get(itemId),
      ...events.get(itemId),
      ...categoryResult(hit, categories, query),
    }
    return toSearchResult(hit, words, known, fill)
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

export type PublicIndex = { index: SearchIndex; categories: CategoryNames; texts: TextCache }

export type Searching = PublicIndex & { db: DbOrTrx; language?: TranslationCode | undefined }

export async function search(
  searching: Searching,
  query: Query,
  { kind, page }: { kind: SearchKind | undefined; page: number },
  now: Date,
  fill: FillPlaceholders,
): Promise<SearchResults> {
  const count = kind ? resultsPerPage : resultsAtFirst
  const wish = { kind, from: (page - 1) * count, count }
  const scope = createScope(searching.index, searching.categories, now)
  const { hits, by } = findHits(scope, query, wish)
  const isLost = (hits.length === 0 || by.isPartial) && page === 1 && !kind
  const meant = isLost ? didYouMeanFor([scope], by) : undefined
  const searchResults = await toSearchResults(searching, hits, by, fill)
  const groups = searchKindNames
    .flatMap((name) => {
      const best = hits.find((hit) => hit.kind === name)
      const results = searchResults.filter((one) => one.kind === name)
      return best ? [{ best, group: { kind: name, total: best.total, found: results } }] : []
    })
    // Whoever types `ba result` wants the notice, not the course whose text mentions it.
    .sort(
      (one, other) =>
        other.best.level - one.best.level ||
        Number(isSorted(other.group.found)) - Number(isSorted(one.group.found)),
    )
    .map(({ group }) => group)
  return {
    groups,
    ...(by.isPartial && groups.length > 0 && { isPartial: by.isPartial }),
    ...(meant && { meant }),
  }
}
