import { LogOut, type LucideIcon } from 'lucide-react'
import type { ViewId } from './panel'
import { viewIds, viewOf } from './views'

type SidebarEntriesProps = {
  view: ViewId
  isLoggingOut: boolean
  onOpen: (view: ViewId) => void
  onLogout: () => void
}

/** The list of views, and the way out. */
export function SidebarEntries({ view, isLoggingOut, onOpen, onLogout }: SidebarEntriesProps) {
  return (
    <>
      <nav aria-label="Admin panel" className="min-h-0 flex-1 overflow-y-auto p-3">
        <ul className="grid gap-1">
          {viewIds.map((id) => (
            <li key={id}>
              <Entry
                icon={viewOf(id).icon}
                label={viewOf(id).label}
                isCurrent={id === view}
                isDisabled={isLoggingOut}
                onClick={() => onOpen(id)}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-white/10 p-3">
        <Entry
          icon={LogOut}
          label={isLoggingOut ? 'Logging out...' : 'Logout'}
          isDisabled={isLoggingOut}
          onClick={onLogout}
        />
      </div>
    </>
  )
}

type EntryProps = {
  icon: LucideIcon
  label: string
  isCurrent?: boolean
  isDisabled?: boolean
  onClick: () => void
}

function Entry({ icon: Icon, label, isCurrent, isDisabled, onClick }: EntryProps) {
  return (
    <button
      type="button"
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      disabled={isDisabled}
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-3.5 py-2 text-left leading-snug font-medium text-gold-100 transition-colors duration-200 group-data-[folded=true]/sidebar:justify-center group-data-[folded=true]/sidebar:px-0 enabled:not-aria-[current=page]:hover:bg-maroon-800 enabled:not-aria-[current=page]:hover:text-white disabled:cursor-not-allowed disabled:text-gold-100/60 aria-[current=page]:bg-gold-300 aria-[current=page]:text-maroon-950"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 group-data-[folded=true]/sidebar:sr-only">{label}</span>
    </button>
  )
}
