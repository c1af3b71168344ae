import { useQuery } from '@tanstack/react-query'
import type { Event } from 'contract/events'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { eventsQuery } from '#app/data/events'
import type { PanelProps } from '../panel'
import { everyEvent } from './choose-events'
import { DeleteEventDialog } from './delete-event-dialog'
import { EventGrid } from './event-grid'
import { EventToolbar } from './event-toolbar'
import { Loading, LoadingFailed, NoEventsFound, NoEventsYet } from './events-notices'
import { useChosenEvents } from './use-chosen-events'

const noEvents: Event[] = []

export function EventsView({ panel }: PanelProps) {
  const { data, isError, isFetching, refetch } = useQuery(eventsQuery())
  const events = data ?? noEvents
  const [choice, setChoice] = useState(everyEvent)
  const [deleting, setDeleting] = useState<Event>()
  const count = useRef<HTMLParagraphElement>(null)
  const { chosen, today, criteria } = useChosenEvents(events, choice)
  const closeDialog = () => {
    // The dialog has to be gone before anything beside it can be focused; its card may be gone too.
    flushSync(() => setDeleting(undefined))
    if (document.activeElement === document.body) count.current?.focus({ preventScroll: true })
  }
  const refresh = () => void refetch() // a failure shows in the message area
  return (
    <section aria-label="Events" className="grid gap-5">
      <EventToolbar
        choice={choice}
        onChange={setChoice}
        isRefreshing={isFetching}
        onRefresh={refresh}
      />
      {!data && (isError && !isFetching ? <LoadingFailed onRetry={refresh} /> : <Loading />)}
      {data?.length === 0 && <NoEventsYet onAdd={() => panel.open('add-event')} />}
      {events.length > 0 && chosen.length === 0 && (
        <NoEventsFound onClear={() => setChoice(everyEvent)} />
      )}
      <EventGrid
        events={chosen}
        criteria={criteria}
        today={today}
        onEdit={panel.editEvent}
        onDelete={setDeleting}
      />
      {data && (
        <p
          ref={count}
          tabIndex={-1}
          role="status"
          className="text-center text-ink-soft outline-none"
        >
          {`Showing ${chosen.length.toLocaleString('en-US')} of ${events.length.toLocaleString('en-US')} events`}
        </p>
      )}
      {deleting && (
        <DeleteEventDialog event={deleting} panel={panel} onClose={closeDialog} onGone={refetch} />
      )}
    </section>
  )
}
