import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Findings, Found } from 'contract/search/search'
import { useState } from 'react'
import { searchQuery } from '#app/data/search'
import { searchPath } from '#app/lib/search-view'
import { useDebounced } from '#app/lib/use-debounced'

const pauseMilliseconds = 150
const shortest = 2
const most = 8

/** Something that was found; without a kind, a search for what was perhaps meant. */
export type Suggestion = Omit<Found, 'kind' | 'passage'> & Partial<Pick<Found, 'kind'>>

/** The first of what was found: what has a searched word in its title, then the others. */
function firstOf({ groups, meant }: Findings): Suggestion[] {
  if (meant) return [{ path: searchPath({ q: meant, page: 1 }), title: [{ text: meant }] }]
  const found = groups.flatMap((group) => group.found)
  const isNamed = ({ title }: Found) => title.some(({ isHit }) => isHit)
  const others = found.filter((one) => !isNamed(one))
  return [...found.filter(isNamed), ...others].slice(0, most)
}

const none: Suggestion[] = []

/** What is suggested for what is typed, which of it is chosen, and what is told of it to those who do not see it. */
export function useSuggestions(typed: string) {
  const q = useDebounced(typed.trim(), pauseMilliseconds)
  const isAsked = q.length >= shortest && typed.trim() !== ''
  // Of the former search the answer is not waited for: its request ends.
  const { data } = useQuery({
    ...searchQuery({ q: isAsked ? q : '', page: 1 }),
    placeholderData: keepPreviousData,
  })
  const suggestions = isAsked && data ? firstOf(data) : none
  const [chosen, setChosen] = useState<{ q: string; path: string }>()
  // Another search begins with none chosen. Those of the one before are shown until its answer comes, which may have another in that place.
  const place = chosen?.q === q ? suggestions.findIndex(({ path }) => path === chosen.path) : -1
  const active = place === -1 ? undefined : place
  const setActive = (wished: number | undefined) => {
    const path = wished === undefined ? undefined : suggestions[wished]?.path
    setChosen(path === undefined ? undefined : { q, path })
  }
  const announced =
    isAsked && data
      ? suggestions.length === 0
        ? 'No suggestions'
        : `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`
      : ''
  return { suggestions, active, setActive, announced }
}
