import type { OfficeRegistration } from 'contract/events/registration-office'
import { type PeopleSort, peopleSorts, registrationStatusLabels } from 'contract/events/statuses'
import { formatDateTime } from '#app/lib/format-date-time'
import { textHere } from '#app/lib/languages/page-language'
import { statusColours } from '#app/ui/registrations/status-look'
import { type ListColumn, ListTable } from '../../shell/list/list-table'
import type { ListSelection } from '../../shell/list/use-selection'

export type Sorting = { sort: PeopleSort; order: 'asc' | 'desc' }

type PeopleTableProps = {
  people: readonly OfficeRegistration[]
  selection: ListSelection
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  onOpen: (person: OfficeRegistration) => void
}

const nameOf = ({ name }: OfficeRegistration) => name ?? textHere('Name deleted')

const bothWays = (sort: PeopleSort) =>
  ({ [`${sort} asc`]: 'ascending', [`${sort} desc`]: 'descending' }) as const

const columnsFor = (
  onOpen: PeopleTableProps['onOpen'],
): readonly ListColumn<OfficeRegistration>[] => [
  {
    label: 'Name',
    sorts: bothWays('name'),
    cell: (one) => (
      <>
        <button
          type="button"
          onClick={() => onOpen(one)}
          className="max-w-full cursor-pointer text-left font-semibold wrap-anywhere text-heading underline-offset-4 hover:text-accent hover:underline pointer-coarse:min-h-11"
        >
          <bdi>{nameOf(one)}</bdi>
        </button>
        <span translate="no" className="block wrap-anywhere text-ink-muted md:hidden">
          {one.email}
        </span>
      </>
    ),
  },
  { label: 'Email', className: 'max-md:hidden', cell: ({ email }) => email },
  {
    label: 'Registered',
    className: 'w-48 whitespace-nowrap tabular-nums max-lg:hidden',
    sorts: bothWays('arrival'),
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    label: 'Status',
    className: 'w-[38%] md:w-[30%]',
    sorts: bothWays('status'),
    cell: (one) => <Status one={one} />,
  },
]

export function PeopleTable({ people, selection, sorting, onSort, onOpen }: PeopleTableProps) {
  const choose = (by: string) => {
    const [name, order] = by.split(' ')
    const sort = peopleSorts.find((one) => one === name)
    if (sort) onSort({ sort, order: order === 'desc' ? 'desc' : 'asc' })
  }
  return (
    <ListTable
      label="People"
      isDense
      columns={columnsFor(onOpen)}
      entries={people}
      nameOf={nameOf}
      sort={{ by: `${sorting.sort} ${sorting.order}`, choose }}
      selection={selection}
    />
  )
}

function Status({ one: { standing, offeredUntil, checkIn } }: { one: OfficeRegistration }) {
  const at = checkIn?.scannedAt ?? (standing === 'offered' ? offeredUntil : undefined)
  return (
    <>
      <span
        className={`inline-block rounded-full px-2 text-sm leading-5 font-semibold ${statusColours[standing]}`}
      >
        {registrationStatusLabels[standing]}
      </span>{' '}
      {at && (
        <span className="ml-2 text-sm text-ink-muted max-lg:ml-0 max-lg:block lg:whitespace-nowrap">
          {checkIn ? formatDateTime(at) : `until ${formatDateTime(at)}`}
        </span>
      )}
    </>
  )
}
