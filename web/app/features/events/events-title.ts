import { type Catalogue, departmentTitle } from 'contract/catalogue'
import type { ListedEventCategory } from 'contract/content/event-categories'
import type { EventsView } from '#app/lib/events-view'
import { monthNames } from '#app/lib/format-date'

/** What the list is called: `Events, B.A., March 2029, page 2`. */
export function titleOf(
  { category, department, year, month, page }: EventsView,
  { catalogue, categories }: { catalogue: Catalogue; categories: readonly ListedEventCategory[] },
): string {
  const parts = [
    'Events',
    categories.find(({ slug }) => slug === category)?.title,
    department && departmentTitle(catalogue, department),
    [month && monthNames[Number(month) - 1], year].filter(Boolean).join(' '),
    page > 1 && `page ${page}`,
  ]
  return parts.filter(Boolean).join(', ')
}
