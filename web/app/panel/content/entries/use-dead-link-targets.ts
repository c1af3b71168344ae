import { useQuery } from '@tanstack/react-query'
import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { linksInFieldsOf } from 'contract/content/links-in-fields'
import { deadLinkTargetsQuery } from '#app/data/content'
import { useDebounced } from '#app/lib/use-debounced'

const pauseMilliseconds = 1_000

export function useDeadLinkTargets({ fields }: DeclaredContent, data: ContentData) {
  const links = linksInFieldsOf(fields, data)
  const targets = [...new Set(links.map(({ place }) => place))].toSorted().join(' ')
  const requested = useDebounced(targets, pauseMilliseconds)
  const { data: dead = [] } = useQuery(deadLinkTargetsQuery(requested ? requested.split(' ') : []))
  return links.flatMap(({ path, place }) =>
    dead.includes(place) ? [{ path, message: `No page exists at ${place}` }] : [],
  )
}
