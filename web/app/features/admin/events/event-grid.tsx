import type { Event } from 'contract/events'
import { startTransition, useState } from 'react'
import type { Today } from './event-badge'
import { EventSlice } from './event-slice'

/** A multiple of every number of columns, so that slices join without a gap. */
const sliceLength = 12
/** How far below the screen the next slice is drawn already. */
const ahead = '800px'

export type EventGridProps = {
  events: Event[]
  /** What the events were chosen by: another choice begins at the top. */
  criteria: string
  today: Today
  onEdit: (event: Event) => void
  onDelete: (event: Event) => void
}

/** Cards of as many events as have been scrolled to, in slices of which only those near the screen are drawn. */
export function EventGrid({ events, criteria, ...shared }: EventGridProps) {
  const [shown, setShown] = useState({ criteria, slices: 1 })
  const slices = shown.criteria === criteria ? shown.slices : 1
  const starts = Array.from({ length: slices }, (_, slice) => slice * sliceLength)
  const showMore = () => startTransition(() => setShown({ criteria, slices: slices + 1 }))
  if (events.length === 0) return null
  return (
    <>
      {starts
        .filter((start) => start < events.length)
        .map((start) => (
          <EventSlice key={start} events={events.slice(start, start + sliceLength)} {...shared} />
        ))}
      {slices * sliceLength < events.length && (
        <MoreButton key={`${criteria} ${slices}`} onMore={showMore} />
      )}
    </>
  )
}

/** Shows more when it comes near the screen, or when it is pressed. */
function MoreButton({ onMore }: { onMore: () => void }) {
  const watch = (button: HTMLButtonElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore()
      },
      { rootMargin: ahead },
    )
    observer.observe(button)
    return () => observer.disconnect()
  }
  return (
    <button
      type="button"
      ref={watch}
      onClick={onMore}
      className="button-outline justify-self-center"
    >
      Show more events
    </button>
  )
}
