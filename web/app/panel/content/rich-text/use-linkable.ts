import { useQuery } from '@tanstack/react-query'
import type { ContentEntry } from 'contract/content/calls'
import { contentListQuery, linkableNoticesQuery } from '#app/data/content-lists'
import { useSearchText } from '../../shell/use-search-text'

/** `/notices/fees` → `fees` */
const ownPart = (typed: string) => typed.trim().split('/').at(-1) ?? ''

export function useLinkable(typed: string): readonly ContentEntry[] | undefined {
  const { data: entries } = useQuery(contentListQuery())
  const search = useSearchText(ownPart(typed))
  const { data: notices = [] } = useQuery(linkableNoticesQuery(search))
  return entries && [...entries, ...(search === '' ? [] : notices)]
}
