import type { SearchResult, SearchResults } from 'contract/search/search'
import { searchSite } from 'contract/search/search'
import { useEffect, useState } from 'react'
import { call } from '#app/lib/call'
import { searchPath } from '#app/lib/search-view'
import { useDebounced } from '#app/lib/use-debounced'

const pauseMilliseconds = 150
const shortest = 2
const maxSuggestions = 8

/** Without a kind, it is a corrected search. */
export type Suggestion = Omit<SearchResult, 'kind' | 'passage'> &
  Partial<Pick<SearchResult, 'kind'>>

/** The same first as on the page with all results; then titles that match. */
function firstOf({ groups, meant }: SearchResults): Suggestion[] {
  if (meant) return [{ path: searchPath({ q: meant, page: 1 }), title: [{ text: meant }] }]
  const [best, ...others] = groups.flatMap((group) => group.found)
  if (!best) return []
  const isNamed = ({ title }: SearchResult) => title.some(({ isHit }) => isHit)
  const named = others.filter(isNamed)
  return [best, ...named, ...others.filter((one) => !isNamed(one))].slice(0, maxSuggestions)
}

const none: Suggestion[] = []

/** The last answer stays until the next one comes. */
function useResults(q: string): SearchResults | undefined {
  const [results, setResults] = useState<SearchResults>()
  useEffect(() => {
    if (!q) return
    const later = new AbortController()
    call(searchSite, { query: { q }, signal: later.signal }).then(
      (answer) => {
        if (!later.signal.aborted) setResults(answer)
      },
      () => undefined, // without suggestions, the search itself still works
    )
    return () => later.abort()
  }, [q])
  return results
}

export function useSuggestions(typed: string) {
  const q = useDebounced(typed.trim(), pauseMilliseconds)
  const isRequested = q.length >= shortest && typed.trim() !== ''
  const data = useResults(isRequested ? q : '')
  const suggestions = isRequested && data ? firstOf(data) : none
  const [chosen, setChosen] = useState<{ q: string; path: string }>()
  // A new search starts with nothing selected. Old results stay until the answer comes, so the selection is kept by
  // path, not position.
  const activeIndex =
    chosen?.q === q ? suggestions.findIndex(({ path }) => path === chosen.path) : -1
  const active = activeIndex === -1 ? undefined : activeIndex
  const setActive = (wished: number | undefined) => {
    const path = wished === undefined ? undefined : suggestions[wished]?.path
    setChosen(path === undefined ? undefined : { q, path })
  }
  const announced =
    isRequested && data
      ? suggestions.length === 0
        ? 'No suggestions'
        : `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`
      : ''
  return { suggestions, active, setActive, announced }
}
