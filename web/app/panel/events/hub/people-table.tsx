import type { OfficeRegistration } from 'contract/events/registration-office'
import { type PeopleSort, registrationStatusLabels } from 'contract/events/statuses'
import { ArrowDown, ArrowUp } from 'lucide'
import type { ReactNode } from 'react'
import { formatDateTime } from '#app/lib/format-date-time'
import { Icon } from '#app/ui/icon'
import { statusColours } from '#app/ui/registrations/status-look'
import type { ListSelection } from '../../shell/list/use-selection'

export type Sorting = { sort: PeopleSort; order: 'asc' | 'desc' }

type PeopleTableProps = {
  people: readonly OfficeRegistration[]
  selection: ListSelection
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  onOpen: (person: OfficeRegistration) => void
}

const cell = 'px-2 align-top max-sm:py-2'

export function PeopleTable(props: PeopleTableProps) {
  const { people, selection, onOpen } = props
  const { chosen, has, toggle, choose } = selection
  const isOnPage = new Set(people.map(({ _id }) => _id))
  const elsewhere = [...chosen.values()].filter(({ _id }) => !isOnPage.has(_id))
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-card text-left text-[0.9375rem] leading-[1.4375rem] shadow-card">
      <thead className="bg-tint">
        <tr>
          <td className="w-9 pl-3">
            <input
              type="checkbox"
              aria-label="Select everyone on this page"
              checked={people.every(({ _id }) => has(_id))}
              onChange={({ target }) =>
                choose(target.checked ? [...elsewhere, ...people] : elsewhere)
              }
              className="block size-5 accent-primary"
            />
          </td>
          <SortHeading {...props} name="name">
            Name
          </SortHeading>
          <th scope="col" className="px-2 font-semibold max-md:hidden">
            Email
          </th>
          <SortHeading {...props} name="arrival" className="max-lg:hidden">
            Registered
          </SortHeading>
          <SortHeading {...props} name="status">
            Status
          </SortHeading>
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <Row
            key={one._id}
            one={one}
            isSelected={has(one._id)}
            onSelect={() => toggle(one, people)}
            onOpen={() => onOpen(one)}
          />
        ))}
      </tbody>
    </table>
  )
}

type SortHeadingProps = Pick<PeopleTableProps, 'sorting' | 'onSort'> & {
  name: PeopleSort
  className?: string
  children: ReactNode
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

function SortHeading({ name, sorting, onSort, className = '', children }: SortHeadingProps) {
  const { sort, order } = sorting
  const isSorted = sort === name
  const next = isSorted && order === 'asc' ? 'desc' : 'asc'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? ariaSort[order] : undefined}
      className={`px-2 font-semibold ${className}`}
    >
      <button
        type="button"
        onClick={() => onSort({ sort: name, order: next })}
        className="flex min-h-9 w-full items-center gap-1 text-left hover:text-accent"
      >
        {children}
        {isSorted && <Icon of={order === 'asc' ? ArrowUp : ArrowDown} className="size-4" />}
      </button>
    </th>
  )
}

type RowProps = {
  one: OfficeRegistration
  isSelected: boolean
  onSelect: () => void
  onOpen: () => void
}

const nameOf = ({ name }: OfficeRegistration) => name ?? 'Name deleted'

const Row = ({ one, isSelected, onSelect, onOpen }: RowProps) => (
  <tr className={`*:border-t *:border-line ${isSelected ? 'bg-accent-soft' : 'hover:bg-tint'}`}>
    <td className={`${cell} pl-3`}>
      <input
        type="checkbox"
        aria-label={`Select ${nameOf(one)}`}
        checked={isSelected}
        onChange={onSelect}
        className="mt-px block size-5 accent-primary"
      />
    </td>
    <th scope="row" className={`${cell} font-normal`}>
      <button
        type="button"
        onClick={onOpen}
        className="max-w-full text-left font-semibold wrap-anywhere text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {nameOf(one)}
      </button>
      <span className="block wrap-anywhere text-ink-muted md:hidden">{one.email}</span>
    </th>
    <td className={`${cell} wrap-anywhere text-ink-soft max-md:hidden`}>{one.email}</td>
    <td className={`${cell} whitespace-nowrap text-ink-soft tabular-nums max-lg:hidden`}>
      {formatDateTime(one.createdAt)}
    </td>
    <td className={cell}>
      <span
        className={`inline-block rounded-full px-2 text-sm leading-5 font-semibold ${statusColours[one.standing]}`}
      >
        {registrationStatusLabels[one.standing]}
      </span>
      <StatusNote one={one} />
    </td>
  </tr>
)

function StatusNote({ one: { standing, offeredUntil, checkIn } }: Pick<RowProps, 'one'>) {
  const at = checkIn?.scannedAt ?? (standing === 'offered' ? offeredUntil : undefined)
  if (!at) return null
  return (
    <span className="ml-2 text-sm whitespace-nowrap text-ink-muted max-lg:ml-0 max-lg:block">
      {checkIn ? formatDateTime(at) : `until ${formatDateTime(at)}`}
    </span>
  )
}
