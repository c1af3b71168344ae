import type { EventEntry } from 'contract/events/events'
import { pathOf } from '#app/framework/addresses/path-of'
import { eventWhenHere } from '#app/lib/event-when'
import type { CardProps, RecordTable } from '../../content/records/record-list'
import { ActButtons } from '../lifecycle/action-buttons'
import { openAct } from '../lifecycle/open-act'
import { EventStatusBadge } from './event-status-badge'
import { ManageButton } from './manage-button'

function EventActions({
  entry: event,
  onAct,
  panel,
}: Pick<CardProps<EventEntry>, 'entry' | 'onAct' | 'panel'>) {
  return (
    <>
      <ManageButton event={event} panel={panel} isInRow />
      <ActButtons event={event} isInRow onAct={(act) => openAct(panel, event, act, onAct)} />
    </>
  )
}

export const eventTable: RecordTable<EventEntry> = {
  name: { label: 'Title', sorts: { title: 'ascending' }, note: ({ venue }) => venue || undefined },
  columns: [
    {
      label: 'Date',
      width: 'w-[20%]',
      sorts: { date: 'descending', next: 'ascending' },
      cell: (event) => (
        <>
          <span className="block">{eventWhenHere.days(event)}</span>
          <span className="text-ink-muted">{eventWhenHere.hours(event)}</span>
        </>
      ),
    },
    {
      label: 'Department',
      width: 'w-[16%]',
      sorts: { department: 'ascending' },
      cell: ({ department }) => (department ? <bdi>{department}</bdi> : 'Whole college'),
    },
    {
      label: 'Status',
      width: 'w-[14%]',
      cell: (event) => <EventStatusBadge event={event} className="inline-block" />,
    },
  ],
  siteAddress: ({ _id }) => pathOf('event', { eventId: _id }),
  actions: EventActions,
}
