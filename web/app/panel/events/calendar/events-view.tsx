import { useQuery } from '@tanstack/react-query'
import type { EventEntry } from 'contract/events/events'
import { CalendarOff, CalendarPlus } from 'lucide'
import { useMemo } from 'react'
import { deleteFollowingEvents } from '#app/data/event-lifecycle'
import { eventCategoriesQuery } from '#app/data/events'
import type { RecordDialogProps, RecordList } from '../../content/records/record-list'
import { RecordView } from '../../content/records/record-view'
import type { PanelProps } from '../../shell/panel'
import { isDialogAct } from '../lifecycle/actions'
import { EventDialog } from '../lifecycle/event-dialog'
import { WhichField } from '../lifecycle/which-field'
import { DeleteWithPeople } from './delete-with-people'
import { DeletedEvents } from './deleted-events'
import { manyEventsActs } from './event-acts'
import { EditableEventCard } from './event-card'
import { eventTable } from './event-table'

const ActDialog = ({ entry, act, ...around }: RecordDialogProps<EventEntry>) =>
  isDialogAct(act) ? <EventDialog event={entry} act={act} {...around} /> : null

type LaterChoiceProps = {
  entry: EventEntry
  isMany: boolean
  onChange: (isMany: boolean) => void
}

const LaterChoice = ({ entry, isMany, onChange }: LaterChoiceProps) => (
  <WhichField
    event={entry}
    value={isMany ? 'later' : 'one'}
    onChange={(which) => onChange(which === 'later')}
  />
)

const eventList: RecordList<EventEntry> = {
  subject: 'events',
  searchHint: 'Search by title or description',
  card: EditableEventCard,
  table: eventTable,
  acts: () => manyEventsActs,
  dialog: ActDialog,
  manyDeleted: { choice: LaterChoice, remove: deleteFollowingEvents },
  otherDeletion: { isFor: ({ hasPeople }) => hasPeople === true, dialog: DeleteWithPeople },
  icon: CalendarOff,
  addIcon: CalendarPlus,
}

export function EventsView({ panel }: PanelProps) {
  const { data: categories = [] } = useQuery(eventCategoriesQuery())
  const list = useMemo(() => {
    const category = Object.fromEntries(categories.map(({ _id, title }) => [_id, title]))
    return { ...eventList, options: () => ({ category }) }
  }, [categories])
  return (
    <div className="grid gap-6">
      <RecordView list={list} panel={panel} />
      <DeletedEvents panel={panel} />
    </div>
  )
}
