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
import { type Searching, visibleAt } from '../../platform/search-engine/entries.ts'
import {
  findSearchEntries,
  type Hit,
  queryIndexes,
  type Scope,
  type Wish,
} from '../../platform/search-engine/find.ts'
import { withBodies } from '../../platform/search-engine/long-texts.ts'
import { highlightTitle, passageOf } from '../../platform/search-engine/passage.ts'
import type { Query } from '../../platform/search-engine/query.ts'
import { answeredBy, byMatchedWords, didYouMeanFor } from '../../platform/search-engine/scope.ts'
import { publicIndex } from '../sources/public-index.ts'
import { categoryResults } from './category-results.ts'
import { documentResults } from './document-results.ts'

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
  ids: readonly string[],
): Promise<Map<string, Pick<SearchResult, 'times' | 'eventState'>>> {
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
  searching: Searching,
  hits: readonly Hit[],
  query: Query,
  now: Date,
  fill: FillPlaceholders,
): Promise<SearchResult[]> {
  const idsOf = (wanted: SearchKind) =>
    hits.filter(({ kind }) => kind === wanted).map(({ itemId }) => itemId)
  const marked = async () => {
    const full = await withBodies(searching, hits, query)
    return full.map((hit) => ({ hit, words: highlightHit(hit, query, fill) }))
  }
  // In parallel: a remote database answers all at once.
  const [documents, events, categoryOf, searchResults] = await Promise.all([
    documentResults(searching.db, idsOf('document'), now),
    eventResults(searching.db, idsOf('event')),
    categoryResults(searching, hits, query),
    marked(),
  ])
  return searchResults.map(({ hit, words }) => {
    const { itemId } = hit
    const known = { document: documents.get(itemId), ...events.get(itemId), ...categoryOf(hit) }
    return toSearchResult(hit, words, known, fill)
  })
}

async function findHits(
  scope: Scope,
  query: Query,
  wish: Wish,
): Promise<{ hits: Hit[]; by: Query }> {
  const hits = await findSearchEntries(scope, query, wish)
  // A page of one kind says nothing about the others.
  const isSingle = wish.kind !== undefined || wish.from > 0
  const by = await answeredBy([scope], query, isSingle ? undefined : hits)
  const results = by === query ? hits : await findSearchEntries(scope, by, wish)
  if (results.length > 0) return { hits: results, by }
  // Other pages may have results with all words.
  const hasAll = isSingle && (await findSearchEntries(scope, by, { from: 0, count: 1 })).length > 0
  const some = hasAll ? undefined : await byMatchedWords([scope], query)
  return some ? { hits: await findSearchEntries(scope, some, wish), by: some } : { hits: [], by }
}

const isSorted = ([best]: readonly SearchResult[]) =>
  best?.category?.some(({ isHit }) => isHit) === true

export async function search(
  place: Omit<Searching, 'index'>,
  query: Query,
  { kind, page }: { kind: SearchKind | undefined; page: number },
  now: Date,
  fill: FillPlaceholders,
): Promise<SearchResults> {
  const count = kind ? resultsPerPage : resultsAtFirst
  const wish = { kind, from: (page - 1) * count, count }
  const { hits, by, meant } = await queryIndexes(
    place,
    [publicIndex],
    visibleAt(now),
    async ([scope]) => {
      if (!scope) return { hits: [], by: query, meant: undefined }
      const result = await findHits(scope, query, wish)
      const isLost = (result.hits.length === 0 || result.by.isPartial) && page === 1 && !kind
      return { ...result, meant: isLost ? await didYouMeanFor([scope], result.by) : undefined }
    },
  )
  const searchResults = await toSearchResults({ ...place, index: publicIndex }, hits, by, now, fill)
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
