import { useQuery } from '@tanstack/react-query'
import type { ContentEntry } from 'contract/content/calls'
import { contentListQuery, linkableNoticesQuery } from '#app/data/content-lists'
import { useDebounced } from '#app/lib/use-debounced'

const typingMilliseconds = 300
/** The server takes no longer searches. */
const mostSearched = 200

/** The words of an address that are its entry's own: `/notices/fees` has `fees`. */
const ownPart = (typed: string) => typed.trim().split('/').at(-1)?.slice(0, mostSearched) ?? ''

/**
 * What a link can lead to of what the college writes: entries of which there are few, and the notices that are found by
 * what is typed. Undefined until the former have come.
 */
export function useLinkable(typed: string): readonly ContentEntry[] | undefined {
  const { data: entries } = useQuery(contentListQuery())
  const search = useDebounced(ownPart(typed), typingMilliseconds)
  const { data: notices = [] } = useQuery(linkableNoticesQuery(search))
  return entries && [...entries, ...(search === '' ? [] : notices)]
}
