import { getEventsAtom, getEventsJson } from 'contract/events/event-feeds'
import type { EventGroupFilters } from 'contract/events/event-filters'
import { getCalendar } from 'contract/events/events'
import { feedPath } from '#app/lib/feed-path'
import { addressHere } from '#app/lib/languages/page-language'

export function EventFeeds({ view, title }: { view: EventGroupFilters; title: string }) {
  return (
    <>
      <link
        rel="alternate"
        type="text/calendar"
        href={addressHere(feedPath(getCalendar.url, view))}
        title="Events calendar"
      />
      {[getEventsAtom, getEventsJson].map(({ answers, url }) => (
        <link
          key={url}
          rel="alternate"
          type={answers}
          href={addressHere(feedPath(url, view))}
          title={title}
        />
      ))}
    </>
  )
}
