import { useQuery } from '@tanstack/react-query'
import type { ContentEntry } from 'contract/content/calls'
import { contentListQuery, linkableNoticesQuery } from '#app/data/content-lists'
import { useDebounced } from '#app/lib/use-debounced'

const typingMilliseconds = 300
const mostSearched = 200

/** `/notices/fees` → `fees` */
const ownPart = (typed: string) => typed.trim().split('/').at(-1)?.slice(0, mostSearched) ?? ''

export function useLinkable(typed: string): readonly ContentEntry[] | undefined {
  const { data: entries } = useQuery(contentListQuery())
  const search = useDebounced(ownPart(typed), typingMilliseconds)
  const { data: notices = [] } = useQuery(linkableNoticesQuery(search))
  return entries && [...entries, ...(search === '' ? [] : notices)]
}
