import { type LibrarySort, librarySorts } from 'contract/content/library/filters'
import type { ListedItem } from 'contract/content/library/items'
import { useSite } from '#app/lib/site'
import { sizeText } from '#app/lib/size-text'
import { formatRecentTime } from '../../shell/format-recent-time'
import { type ListColumn, ListTable } from '../../shell/list/list-table'
import { NameCell } from '../../shell/list/name-cell'
import type { ListSelection } from '../../shell/list/use-selection'
import { useAccountName } from '../../shell/use-account-name'
import { ItemPicture } from './item-picture'
import { itemFacts, missingDetailsOf } from './library-texts'

type ItemTableProps = {
  items: readonly ListedItem[]
  sort: { by: LibrarySort; choose: (sort: LibrarySort) => void }
  selection: ListSelection | undefined
  onOpen: (item: ListedItem) => void
}

const isSort = (name: string): name is LibrarySort => Object.hasOwn(librarySorts, name)

function Changed({ item: { savedAt, author } }: { item: ListedItem }) {
  const { now } = useSite()
  const nameOf = useAccountName()
  return (
    <>
      <span className="block">{formatRecentTime(savedAt, now)}</span>
      <span className="text-ink-muted">
        <bdi>{nameOf(author)}</bdi>
      </span>
    </>
  )
}

const columnsFor = (onOpen: (item: ListedItem) => void): ListColumn<ListedItem>[] => [
  {
    label: 'Name',
    width: 'w-[36%]',
    sorts: { name: 'ascending' },
    cell: (item) => (
      <NameCell
        name={item.name}
        note={item.kind === 'document' ? itemFacts(item) : item.alt && <bdi>{item.alt}</bdi>}
        picture={
          <ItemPicture
            item={item}
            sizes="4rem"
            className="aspect-4/3 w-16 shrink-0 overflow-hidden rounded-md"
          />
        }
        onOpen={() => onOpen(item)}
      />
    ),
  },
  {
    label: 'Missing',
    cell: (item) =>
      missingDetailsOf(item) && (
        <span className="rounded-full bg-gilt-soft px-2 text-sm text-gilt">
          {missingDetailsOf(item)}
        </span>
      ),
  },
  { label: 'Collection', cell: ({ collection }) => <bdi>{collection}</bdi> },
  {
    label: 'Size',
    width: 'w-[10%]',
    sorts: { size: 'descending' },
    cell: ({ bytes }) => sizeText(bytes),
  },
  {
    label: 'Last changed',
    width: 'w-[20%]',
    sorts: { saved: 'descending' },
    cell: (item) => <Changed item={item} />,
  },
]

export function ItemTable({ items, sort, selection, onOpen }: ItemTableProps) {
  return (
    <ListTable
      label="Pictures & Documents"
      columns={columnsFor(onOpen)}
      entries={items}
      nameOf={({ name }) => name}
      sort={{
        by: sort.by,
        choose: (by) => {
          if (isSort(by)) sort.choose(by)
        },
      }}
      selection={selection}
    />
  )
}
