import { useQuery } from '@tanstack/react-query'
import type { Event } from 'contract/events'
import { useCallback } from 'react'
import { eventsQuery } from '#app/data/events'
import { useRestoredState } from '#app/lib/use-restored-state'
import { CardGrid } from '../list/card-grid'
import { ListCount } from '../list/list-count'
import { ListStates } from '../list/list-states'
import { useCardDialog } from '../list/use-card-dialog'
import { useShownCards } from '../list/use-shown-cards'
import type { PanelProps } from '../panel'
import { everyEvent } from './choose-events'
import { DeleteEventDialog } from './delete-event-dialog'
import { eventBadge } from './event-badge'
import { EventCard } from './event-card'
import { EventToolbar } from './event-toolbar'
import { NoEventsYet } from './no-events-yet'
import { useChosenEvents } from './use-chosen-events'

const noEvents: Event[] = []
const noun = 'events'

export function EventsView({ panel }: PanelProps) {
  const { data, isError, isFetching, refetch } = useQuery(eventsQuery())
  const events = data ?? noEvents
  const { savedId, events: asked } = panel.start
  const [choice, setChoice] = useRestoredState({ ...everyEvent, ...asked }, 'choice')
  const { chosen, today, criteria } = useChosenEvents(events, choice)
  const cards = useShownCards({ entries: chosen, criteria, savedId })
  const dialog = useCardDialog<Event>()
  const edit = useCallback((event: Event) => panel.edit('add-event', { event }), [panel])
  const refresh = () => void refetch() // a failure shows in the message area
  return (
    <section aria-label="Events" className="grid gap-5">
      <EventToolbar
        choice={choice}
        onChange={setChoice}
        isRefreshing={isFetching}
        onRefresh={refresh}
      />
      <ListStates
        noun={noun}
        counts={data && { all: data.length, chosen: chosen.length }}
        isError={isError}
        isFetching={isFetching}
        onRetry={refresh}
        onClear={() => setChoice(everyEvent)}
        noneYet={<NoEventsYet onAdd={() => panel.open('add-event')} />}
      />
      <CardGrid
        cards={cards}
        noun={noun}
        renderCard={(event) => (
          <EventCard
            event={event}
            badge={eventBadge(event.date, today)}
            isSaved={event._id === savedId}
            onEdit={edit}
            onDelete={dialog.ask}
          />
        )}
      />
      {data && (
        <ListCount
          ref={dialog.fallback}
          shown={cards.shown}
          chosen={chosen.length}
          all={events.length}
          noun={noun}
        />
      )}
      {dialog.asked && (
        <DeleteEventDialog
          event={dialog.asked}
          panel={panel}
          onClose={dialog.close}
          onGone={refetch}
        />
      )}
    </section>
  )
}
