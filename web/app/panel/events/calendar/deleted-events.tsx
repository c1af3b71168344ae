import { useQuery } from '@tanstack/react-query'
import { eventTrashDays } from 'contract/events/event-trash'
import { dayMilliseconds } from 'contract/platform/durations'
import { countOf } from 'contract/platform/format-count'
import { Trash2 } from 'lucide'
import { deletedEventsQuery, useRestoreEvent } from '#app/data/event-lifecycle'
import { eventWhenHere } from '#app/lib/event-when'
import { useSite } from '#app/lib/site'
import { Disclosure } from '../../content/entries/disclosure'
import { formatRecentTime } from '../../shell/format-recent-time'
import { RestorableItem } from '../../shell/list/restorable-item'
import type { Panel, PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { useRights } from '../../shell/use-rights'

export const notRestored = 'The event could not be restored. Check your connection and try again.'

const goneAt = (deletedAt: string) =>
  new Date(Date.parse(deletedAt) + eventTrashDays * dayMilliseconds).toISOString()

export function DeletedEvents({ panel }: PanelProps) {
  const { has } = useRights()
  if (!has('write records')) return null
  return (
    <Disclosure
      label="Deleted events"
      icon={Trash2}
      show="Deleted events"
      hide="Hide deleted events"
    >
      <DeletedList panel={panel} />
    </Disclosure>
  )
}

function DeletedList({ panel }: { panel: Panel }) {
  const { data, isError } = useQuery(deletedEventsQuery())
  const { mutateAsync, isPending } = useRestoreEvent()
  const act = useAct(panel, notRestored)
  const { now } = useSite()
  if (!data)
    return (
      <p role={isError ? 'alert' : 'status'} className="text-ink-soft">
        {isError ? 'Deleted events could not be loaded.' : 'Loading deleted events...'}
      </p>
    )
  if (data.events.length === 0)
    return (
      <p className="text-ink-soft">
        {`No deleted events. Events with registrations stay here for ${eventTrashDays} days.`}
      </p>
    )
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-tint">
      {data.events.map((event) => (
        <RestorableItem
          key={event._id}
          title={event.title}
          text={`${eventWhenHere.weekDays(event)} · ${countOf(event.people, 'person', 'people')} · deleted ${formatRecentTime(event.deletedAt, now)} · can be restored until ${formatRecentTime(goneAt(event.deletedAt), now)}`}
          isBusy={isPending}
          onRestore={() => void act(() => mutateAsync(event._id))}
        />
      ))}
    </ul>
  )
}
