import { allDepartments, type NoticeEntry } from 'contract/content/notice-list'
import { formatDate } from '#app/lib/format-date'
import { type ListColumn, ListTable, type TableSort } from '../../shell/list/list-table'
import { NameCell } from '../../shell/list/name-cell'
import type { ListSelection } from '../../shell/list/use-selection'
import type { Panel, PanelProps } from '../../shell/panel'
import { EntryStatus } from '../entries/entry-status'
import { LastEdited } from '../entries/last-edited'
import { openEntry } from '../entries/open-entry'
import type { NoticeNames } from './use-notice-names'

type NoticeTableProps = PanelProps & {
  entries: readonly NoticeEntry[]
  names: NoticeNames
  sort: TableSort
  selection: ListSelection | undefined
}

const columnsFor = (panel: Panel, names: NoticeNames): ListColumn<NoticeEntry>[] => [
  {
    label: 'Title',
    width: 'w-[34%]',
    sorts: { title: 'ascending' },
    cell: (entry) => (
      <NameCell
        name={entry.title}
        {...(entry.category && { note: names.category(entry.category) })}
        onOpen={() => openEntry(panel, entry)}
      />
    ),
  },
  { label: 'Status', width: 'w-[20%]', cell: (entry) => <EntryStatus entry={entry} /> },
  {
    label: 'Department',
    cell: ({ department }) => names.department(department ?? allDepartments),
  },
  {
    label: 'Date',
    sorts: { dated: 'descending' },
    cell: ({ date }) => date && formatDate(date),
  },
  {
    label: 'Last edited',
    sorts: { saved: 'descending' },
    cell: (entry) => <LastEdited {...entry} />,
  },
]

export const NoticeTable = ({ panel, entries, names, sort, selection }: NoticeTableProps) => (
  <ListTable
    label="Notices"
    columns={columnsFor(panel, names)}
    entries={entries}
    nameOf={({ title }) => title}
    sort={sort}
    selection={selection}
  />
)
