import { eventStatus, eventStatuses } from 'contract/event-status'
import type { ListedEvent } from '#app/data/events'
import { useSite } from '#app/lib/site'
import { EventGrid } from './event-grid'
import { statusLabels } from './status-texts'

/** Events of several statuses, each status under its heading. */
export function EventGroups({ events }: { events: readonly ListedEvent[] }) {
  const { now } = useSite()
  return eventStatuses.map((status) => {
    const group = events.filter(({ date }) => eventStatus(date, now) === status)
    return (
      group.length > 0 && (
        <section key={status} aria-labelledby={status} className="mb-12 last:mb-0">
          <h3 id={status} className="mb-5 border-b border-line pb-2 text-2xl text-heading">
            {statusLabels[status]}
          </h3>
          <EventGrid events={group} heading="h4" />
        </section>
      )
    )
  })
}
