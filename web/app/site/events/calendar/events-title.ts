import { type Catalogue, departmentTitle } from 'contract/content/catalogue'
import type { ListedEventCategory } from 'contract/content/event-categories'
import type { EventGroupFilters } from 'contract/events/event-filters'
import type { EventListView } from '#app/lib/events-view'
import { monthNames } from '#app/lib/format-date'

type Known = { catalogue: Catalogue; categories: readonly ListedEventCategory[] }

export const groupNames = (
  { category, department }: EventGroupFilters,
  { catalogue, categories }: Known,
): string[] =>
  [
    categories.find(({ slug }) => slug === category)?.title,
    department && departmentTitle(catalogue, department),
  ].filter((name): name is string => Boolean(name))

/** `Events, B.A., March 2029, page 2` */
export function eventsTitleOf(view: EventListView, known: Known): string {
  const { year, month, page } = view
  const parts = [
    'Events',
    ...groupNames(view, known),
    [month && monthNames()[Number(month) - 1], year].filter(Boolean).join(' '),
    page > 1 && `page ${page}`,
  ]
  return parts.filter(Boolean).join(', ')
}
