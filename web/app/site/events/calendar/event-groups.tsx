import { eventGroup, eventGroupNames } from 'contract/events/event-status'
import type { ListedEvent } from '#app/data/events'
import { useSite } from '#app/lib/site'
import { EventGrid } from './event-grid'
import { groupLabels } from './status-texts'

export function GroupedEvents({ events }: { events: readonly ListedEvent[] }) {
  const { now } = useSite()
  return eventGroupNames.map((name) => {
    const group = events.filter((event) => eventGroup(event, now) === name)
    return (
      group.length > 0 && (
        <section key={name} aria-labelledby={name} className="mb-12 last:mb-0">
          <h3 id={name} className="mb-5 border-b border-line pb-2 text-2xl text-heading">
            {groupLabels[name]}
          </h3>
          <EventGrid events={group} heading="h4" />
        </section>
      )
    )
  })
}
