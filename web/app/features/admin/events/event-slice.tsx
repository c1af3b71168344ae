import { startTransition, useCallback, useState } from 'react'
import { eventBadge } from './event-badge'
import { EventCard } from './event-card'
import type { EventGridProps } from './event-grid'

/** Beyond this distance from the screen a slice is only its height. */
const kept = '2000px'

/** Some cards of the list; far from the screen an empty box of their height, so that a long list stays light. */
export function EventSlice({ events, today, ...actions }: Omit<EventGridProps, 'criteria'>) {
  const [farHeight, setFarHeight] = useState<number>()
  const watch = useCallback((list: HTMLUListElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || list.contains(document.activeElement)) return
        const height = entry.isIntersecting ? undefined : entry.boundingClientRect.height
        startTransition(() => setFarHeight(height))
      },
      { rootMargin: kept },
    )
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  const isNear = farHeight === undefined
  return (
    <ul
      ref={watch}
      style={{ height: farHeight }}
      className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]"
    >
      {isNear &&
        events.map((event) => (
          <li key={event._id} className="grid">
            <EventCard event={event} badge={eventBadge(event.date, today)} {...actions} />
          </li>
        ))}
    </ul>
  )
}
