import { CalendarOff, CalendarPlus } from 'lucide'
import { Icon } from '#app/components/icon'
import { Notice } from '../list/list-notices'

export function NoEventsYet({ onAdd }: { onAdd: () => void }) {
  return (
    <Notice icon={CalendarOff} title="No events yet" text="Add your first event to get started!">
      <button type="button" onClick={onAdd} className="button-primary">
        <Icon of={CalendarPlus} className="size-5" />
        Add Your First Event
      </button>
    </Notice>
  )
}
