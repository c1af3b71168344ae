import {
  CalendarDays,
  CalendarPlus,
  ChevronRight,
  type IconNode,
  Megaphone,
  UserPlus,
  UsersRound,
} from 'lucide'
import { useState } from 'react'
import { Icon } from '#app/ui/icon'
import { NewEntryDialog } from '../../content/entries/new-entry-dialog'
import type { PanelProps, ViewId } from '../../shell/panel'
import { useMayCreate } from '../../shell/use-may-create'

type Action = { view: ViewId; label: string; description: string; icon: IconNode }

const actions: Action[] = [
  {
    view: 'events',
    label: 'View Events',
    description: 'Search, edit and delete events',
    icon: CalendarDays,
  },
  {
    view: 'add-event',
    label: 'Add Event',
    description: 'Create a new event',
    icon: CalendarPlus,
  },
  {
    view: 'faculty',
    label: 'View Faculty',
    description: 'Search, edit and delete members',
    icon: UsersRound,
  },
  {
    view: 'add-faculty',
    label: 'Add Faculty',
    description: 'Add a new faculty member',
    icon: UserPlus,
  },
]

export function QuickActions({ panel }: PanelProps) {
  const mayBegin = useMayCreate()
  const [isNew, setNew] = useState(false)
  return (
    <section aria-labelledby="quick-actions" className="grid gap-4">
      <h2 id="quick-actions" className="text-xl text-heading">
        Quick Actions
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
        {mayBegin('notice') && (
          <li className="@container">
            <ActionButton
              label="New Notice"
              description="Write an announcement or upload a document"
              icon={Megaphone}
              onClick={() => setNew(true)}
            />
          </li>
        )}
        {actions
          .filter(({ view }) => panel.canOpen(view))
          .map((action) => (
            <li key={action.view} className="@container">
              <ActionButton {...action} onClick={() => panel.open(action.view)} />
            </li>
          ))}
      </ul>
      {isNew && <NewEntryDialog panel={panel} type="notice" onClose={() => setNew(false)} />}
    </section>
  )
}

type ActionButtonProps = Omit<Action, 'view'> & { onClick: () => void }

function ActionButton({ label, description, icon, onClick }: ActionButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex w-full items-center gap-4 rounded-card border border-line bg-card p-4 text-left text-ink shadow-card transition-[box-shadow,border-color] duration-200 hover:border-accent hover:shadow-lift sm:p-5 @max-[15rem]:flex-col @max-[15rem]:items-start @max-[15rem]:gap-2"
    >
      <Icon of={icon} className="size-6 shrink-0 text-accent" />
      <span className="min-w-0 flex-1 wrap-anywhere @max-[15rem]:w-full">
        <span className="block font-semibold">{label}</span>{' '}
        <span className="block text-[0.9375rem] text-ink-muted">{description}</span>
      </span>
      <Icon of={ChevronRight} className="size-5 shrink-0 text-ink-muted @max-[15rem]:hidden" />
    </button>
  )
}
