import type { SearchKind } from 'contract/platform/search-kinds'
import { searchKindNames } from 'contract/search/search'
import type { CategoryNames } from './categories.ts'
import type { Query } from './query.ts'
import {
  createPostings,
  entriesWithAny,
  expiredLevels,
  isPartOfPage,
  type PostingLists,
  rankEntries,
} from './ranking.ts'
import type { SearchEntry, SearchIndex } from './search-index.ts'

export type SearchOptions = { kind?: SearchKind | undefined; from: number; count: number }

type Ranked = { entry: SearchEntry; level: number }
export type Hit = SearchEntry & { level: number; total: number }

/** An index at one moment, as one searcher sees it. */
export type Scope = {
  index: SearchIndex
  categories: CategoryNames
  postings: PostingLists
  now: string
  isVisible: (entry: SearchEntry) => boolean
}

export function createScope(
  index: SearchIndex,
  categories: CategoryNames,
  time: Date,
  isVisible?: Scope['isVisible'],
): Scope {
  const now = time.toISOString()
  const isPublic = ({ shownFrom, shownUntil }: SearchEntry) => shownFrom <= now && shownUntil > now
  const postings = createPostings(index, categories)
  return { index, categories, postings, now, isVisible: isVisible ?? isPublic }
}

function entryOf({ index, isVisible }: Scope, id: number): SearchEntry | undefined {
  const entry = index.entries.get(id)
  return entry && isVisible(entry) ? entry : undefined
}

export const findItems = (scope: Scope, kind: SearchKind, { variants }: Query): string[] =>
  entriesWithAny(scope.postings, 'words', variants)
    .flatMap((id) => entryOf(scope, id) ?? [])
    .filter((entry) => entry.kind === kind)
    .map(({ itemId }) => itemId)

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

/** Best, then latest, then whole pages before parts of others, then by address. */
export const inOrder = (one: Ranked, other: Ranked): number =>
  other.level - one.level ||
  compare(other.entry.date, one.entry.date) ||
  Number(isPartOfPage(one.entry)) - Number(isPartOfPage(other.entry)) ||
  compare(one.entry.path, other.entry.path)

/** The first ones in order. Sorting all of them would take a third of a search. */
function firstOf(ranked: readonly Ranked[], most: number): Ranked[] {
  const first: Ranked[] = []
  for (const one of ranked) {
    const last = first[most - 1]
    if (last && inOrder(last, one) <= 0) continue
    let low = 0
    let high = first.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = first[middle]
      if (other && inOrder(other, one) <= 0) low = middle + 1
      else high = middle
    }
    first.splice(low, 0, one)
    first.length = Math.min(first.length, most)
  }
  return first
}

/** Per kind. `total` counts all of the kind. */
export function findSearchEntries(
  scope: Scope,
  { variants }: Query,
  { kind, from, count }: SearchOptions,
): Hit[] {
  const ranked: Ranked[] = []
  for (const [id, level] of rankEntries(scope.index, scope.postings, variants)) {
    const entry = entryOf(scope, id)
    if (!entry) continue
    ranked.push({ entry, level: entry.expiresAt <= scope.now ? level - expiredLevels : level })
  }
  const byKind = Map.groupBy(ranked, ({ entry }) => entry.kind)
  return (kind ? [kind] : searchKindNames).flatMap((name) => {
    const all = byKind.get(name) ?? []
    return firstOf(all, from + count)
      .slice(from)
      .map(({ entry, level }) => ({ ...entry, level, total: all.length }))
  })
}
