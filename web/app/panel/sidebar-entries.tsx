import type { CurrentAdmin } from 'contract/accounts/admin'
import { formatCount } from 'contract/platform/format-count'
import { type IconNode, LogOut } from 'lucide'
import { Icon } from '#app/ui/icon'
import type { ViewId } from './shell/panel'
import { useRights } from './shell/use-rights'
import { viewOf } from './views'
import { viewsOf } from './views-of'

const maxVisible = 99

type SidebarEntriesProps = {
  view: ViewId
  unreadMessages: number
  isLoggingOut: boolean
  onOpen: (view: ViewId) => void
  onLogout: () => void
}

const inSidebar = (account: CurrentAdmin) => viewsOf(account).filter((id) => !viewOf(id).isInHeader)

export function SidebarEntries({
  view,
  unreadMessages,
  isLoggingOut,
  onOpen,
  onLogout,
}: SidebarEntriesProps) {
  const { account } = useRights()
  return (
    <>
      <nav aria-label="Admin panel" className="min-h-0 flex-1 overflow-y-auto p-3">
        <ul className="grid gap-1">
          {inSidebar(account).map((id) => (
            <li key={id}>
              <Entry
                icon={viewOf(id).icon}
                label={viewOf(id).label}
                unread={id === 'messages' ? unreadMessages : 0}
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
  icon: IconNode
  label: string
  unread?: number
  isCurrent?: boolean
  isDisabled?: boolean
  onClick: () => void
}

function Entry({ icon, label, unread = 0, isCurrent, isDisabled, onClick }: EntryProps) {
  return (
    <button
      type="button"
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      disabled={isDisabled}
      onClick={onClick}
      className="group/entry relative flex min-h-11 w-full items-center gap-3 rounded-md px-3.5 py-2 text-left leading-snug font-medium text-gold-100 transition-colors duration-200 group-data-[folded=true]/sidebar:justify-center group-data-[folded=true]/sidebar:px-0 enabled:not-aria-[current=page]:hover:bg-brand-800 enabled:not-aria-[current=page]:hover:text-white disabled:cursor-not-allowed disabled:text-gold-100/60 aria-[current=page]:bg-gold-300 aria-[current=page]:text-brand-950"
    >
      <Icon of={icon} className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 group-data-[folded=true]/sidebar:sr-only">{label}</span>
      {unread > 0 && <UnreadBadge count={unread} />}
    </button>
  )
}

/** Announced as `Messages 3 unread`. */
function UnreadBadge({ count }: { count: number }) {
  return (
    <>
      {' '}
      <span
        aria-hidden="true"
        className="rounded-full bg-gold-300 px-2 text-[0.8125rem] font-semibold text-brand-950 tabular-nums group-data-[folded=true]/sidebar:absolute group-data-[folded=true]/sidebar:top-0.5 group-data-[folded=true]/sidebar:right-0 group-data-[folded=true]/sidebar:px-1 group-data-[folded=true]/sidebar:leading-snug group-aria-[current=page]/entry:bg-brand-950 group-aria-[current=page]/entry:text-gold-100"
      >
        {count > maxVisible ? `${maxVisible}+` : count}
      </span>
      <span className="sr-only">{`${formatCount(count)} unread`}</span>
    </>
  )
}
