import { useQuery } from '@tanstack/react-query'
import type { DeclaredContent } from 'contract/content/content-type'
import type { ContentData } from 'contract/content/data'
import { placeLinksOf } from 'contract/content/place-links'
import { deadPlacesQuery } from '#app/data/content'
import { useDebounced } from '#app/lib/use-debounced'

const pauseMilliseconds = 1_000

export function useDeadPlaces({ fields }: DeclaredContent, data: ContentData) {
  const links = placeLinksOf(fields, data)
  const places = [...new Set(links.map(({ place }) => place))].toSorted().join(' ')
  const asked = useDebounced(places, pauseMilliseconds)
  const { data: dead = [] } = useQuery(deadPlacesQuery(asked ? asked.split(' ') : []))
  return links.flatMap(({ path, place }) =>
    dead.includes(place) ? [{ path, message: `No page exists at ${place}` }] : [],
  )
}
