import type { CurrentAdmin } from 'contract/accounts/admin'
import { formatCount } from 'contract/platform/format-count'
import { ChevronDown, type IconNode, LogOut } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '#app/ui/icon'
import type { ViewId } from './shell/panel'
import { PanelLanguageSwitch } from './shell/panel-language-switch'
import { useRights } from './shell/use-rights'
import { type ViewGroup, viewGroups } from './shell/view'
import { useOpenGroups } from './use-open-groups'
import type { WaitingCounts } from './use-waiting-counts'
import { viewOf } from './views'
import { viewsOf } from './views-of'

const maxVisible = 99
/** A shorter sidebar needs no headings. */
const fewEntries = 6
/** In rem. Headings stick to both ends of the list. */
const headingHeight = 2.25

type SidebarEntriesProps = {
  view: ViewId
  waiting: WaitingCounts
  isLoggingOut: boolean
  onOpen: (view: ViewId) => void
  onLogout: () => void
}

const inSidebar = (account: CurrentAdmin) =>
  viewsOf(account).filter((id) => {
    const { isUnlisted, isSearchOnly } = viewOf(id)
    return !isUnlisted && !isSearchOnly
  })

const groupNames = Object.keys(viewGroups) as ViewGroup[] // their keys

const inGroups = (ids: readonly ViewId[]) =>
  groupNames
    .map((group) => ({ group, ids: ids.filter((id) => viewOf(id).group === group) }))
    .filter(({ ids }) => ids.length > 0)

export function SidebarEntries(props: SidebarEntriesProps) {
  const { isLoggingOut, onLogout } = props
  const { account } = useRights()
  const ids = inSidebar(account)
  const groups = inGroups(ids)
  return (
    <>
      <nav
        aria-label="Admin panel"
        style={{ scrollPaddingBlock: `${groups.length * headingHeight}rem` }}
        className="relative min-h-0 flex-1 overflow-y-auto px-3"
      >
        {ids.length <= fewEntries ? (
          <Entries {...props} ids={groups.flatMap(({ ids }) => ids)} className="grid py-3" />
        ) : (
          <Groups {...props} groups={groups} />
        )}
      </nav>
      <div className="flex items-center gap-1 border-t border-white/10 p-3 group-data-[folded=true]/sidebar:flex-col">
        <Entry
          icon={LogOut}
          label={isLoggingOut ? 'Logging out...' : 'Logout'}
          isDisabled={isLoggingOut}
          onClick={onLogout}
        />
        <PanelLanguageSwitch className="flex min-h-11 shrink-0 items-center rounded-md px-3 font-medium whitespace-nowrap text-gold-100 group-data-[folded=true]/sidebar:px-0 group-data-[folded=true]/sidebar:text-sm hover:bg-brand-800 hover:text-white pointer-fine:min-h-9.5" />
      </div>
    </>
  )
}

type GroupsProps = SidebarEntriesProps & { groups: { group: ViewGroup; ids: ViewId[] }[] }

function Groups({ groups, ...props }: GroupsProps) {
  const { isOpen, toggle } = useOpenGroups(viewOf(props.view).group)
  const id = useId()
  return groups.map(({ group, ids }, index) => (
    <Group
      key={group}
      {...props}
      id={`${id}-${group}`}
      label={viewGroups[group]}
      ids={ids}
      isOpen={isOpen(group)}
      onToggle={() => toggle(group)}
      sticky={{
        top: `${index * headingHeight}rem`,
        bottom: `${(groups.length - 1 - index) * headingHeight}rem`,
      }}
    />
  ))
}

type GroupProps = SidebarEntriesProps & {
  id: string
  label: string
  ids: readonly ViewId[]
  isOpen: boolean
  onToggle: () => void
  sticky: { top: string; bottom: string }
}

function Group({ id, label, ids, isOpen, onToggle, sticky, ...props }: GroupProps) {
  const waiting = ids.reduce((sum, one) => sum + (props.waiting[one] ?? 0), 0)
  return (
    <>
      <h2
        style={sticky}
        className="sticky z-10 -mx-3 bg-brand-950 px-3 group-data-[folded=true]/sidebar:hidden"
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={({ currentTarget }) => {
            const list = document.getElementById(id)
            if (list && isOpen && isOffScreen(list, currentTarget))
              list.scrollIntoView({ block: 'nearest' })
            else onToggle()
          }}
          className="flex h-9 w-full items-center gap-2 rounded-md px-3.5 font-sans text-sm font-semibold tracking-wide text-gold-300 hover:bg-brand-800"
        >
          <span className="flex-1 text-left">{label}</span>
          {!isOpen && waiting > 0 && <WaitingBadge count={waiting} />}
          <Icon of={ChevronDown} className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <Entries
        {...props}
        id={id}
        ids={ids}
        className={`${isOpen ? 'grid pb-2' : 'hidden'} group-data-[folded=true]/sidebar:grid`}
      />
    </>
  )
}

/** A stuck heading first scrolls to its entries; only then does it close them. */
function isOffScreen(list: Element, heading: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect()
  const headingEnd = heading.getBoundingClientRect().bottom
  return top > headingEnd + 1 || bottom < headingEnd
}

type EntriesProps = SidebarEntriesProps & { id?: string; ids: readonly ViewId[]; className: string }

const Entries = ({ view, waiting, isLoggingOut, onOpen, ids, id, className }: EntriesProps) => (
  <ul id={id} className={`gap-0.5 ${className}`}>
    {ids.map((one) => (
      <li key={one}>
        <Entry
          icon={viewOf(one).icon}
          label={viewOf(one).label}
          count={waiting[one] ?? 0}
          countNoun={one === 'messages' ? 'unread' : 'waiting'}
          isCurrent={one === view}
          isDisabled={isLoggingOut}
          onClick={() => onOpen(one)}
        />
      </li>
    ))}
  </ul>
)

type EntryProps = {
  icon: IconNode
  label: string
  count?: number
  countNoun?: string
  isCurrent?: boolean
  isDisabled?: boolean
  onClick: () => void
}

function Entry({ icon, label, count = 0, countNoun, isCurrent, isDisabled, onClick }: EntryProps) {
  const ref = useRef<HTMLButtonElement>(null)
  // After a reload, and when the view was opened from elsewhere. A clicked entry is in sight.
  useEffect(() => {
    if (isCurrent && !ref.current?.matches(':focus, :hover'))
      ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <button
      ref={ref}
      type="button"
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      disabled={isDisabled}
      onClick={onClick}
      className="group/entry relative flex min-h-11 w-full items-center gap-3 rounded-md px-3.5 py-2 text-left leading-snug font-medium text-gold-100 transition-colors duration-200 group-data-[folded=true]/sidebar:justify-center group-data-[folded=true]/sidebar:px-0 pointer-fine:min-h-9.5 pointer-fine:py-1.5 enabled:not-aria-[current=page]:hover:bg-brand-800 enabled:not-aria-[current=page]:hover:text-white disabled:cursor-not-allowed disabled:text-gold-100/60 aria-[current=page]:bg-gold-300 aria-[current=page]:text-brand-950"
    >
      <Icon of={icon} className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 group-data-[folded=true]/sidebar:sr-only">{label}</span>
      {count > 0 && <WaitingBadge count={count} noun={countNoun} />}
    </button>
  )
}

/** Announced as `Messages 3 unread`. */
function WaitingBadge({ count, noun = 'waiting' }: { count: number; noun?: string | undefined }) {
  return (
    <>
      {' '}
      <span
        aria-hidden="true"
        className="rounded-full bg-gold-300 px-2 text-[0.8125rem] font-semibold text-brand-950 tabular-nums group-data-[folded=true]/sidebar:absolute group-data-[folded=true]/sidebar:top-0.5 group-data-[folded=true]/sidebar:right-0 group-data-[folded=true]/sidebar:px-1 group-data-[folded=true]/sidebar:leading-snug group-aria-[current=page]/entry:bg-brand-950 group-aria-[current=page]/entry:text-gold-100"
      >
        {count > maxVisible ? `${maxVisible}+` : count}
      </span>
      <span className="sr-only">{`${formatCount(count)} ${noun}`}</span>
    </>
  )
}
