import { type Event, listEventEntries } from 'contract/events'
import { CalendarOff, CalendarPlus } from 'lucide'
import { call } from '#app/lib/call'
import type { PanelProps } from '../panel'
import type { RecordList } from '../records/record-list'
import { RecordView } from '../records/record-view'
import { EventCard } from './event-card'

const eventList: RecordList<Event> = {
  subject: 'events',
  ask: (query, signal) => call(listEventEntries, { query, signal }),
  label: 'Events',
  noun: 'event',
  searchHint: 'Search by title or description',
  card: EventCard,
  formOf: () => 'add-event',
  icon: CalendarOff,
  ways: [{ view: 'add-event', label: 'Add Your First Event', icon: CalendarPlus }],
}

export const EventsView = ({ panel }: PanelProps) => <RecordView list={eventList} panel={panel} />
