import { useQuery } from '@tanstack/react-query'
import { eventCategoriesQuery, type ListedEvent } from '#app/data/events'
import { eventsPath } from '#app/lib/events-view'
import { Link } from '#app/ui/link'

type CategoryMarkProps = {
  event: Pick<ListedEvent, 'category'>
  /** False inside another link. */
  isLink?: boolean
}

export function CategoryBadge({ event, isLink = false }: CategoryMarkProps) {
  const { data: categories } = useQuery(eventCategoriesQuery())
  const category = categories?.find(({ _id }) => _id === event.category)
  if (!category) return null
  if (!isLink) return <span className="category-mark">{category.title}</span>
  return (
    <Link
      to={`${eventsPath({ category: category.slug, status: 'all', page: 1 })}#archive`}
      className="category-mark"
    >
      {category.title}
    </Link>
  )
}
