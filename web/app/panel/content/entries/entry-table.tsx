import type { ContentEntry } from 'contract/content/calls'
import { contentTypes, isCollectionName } from 'contract/content/types'
import { maxAtOnce } from 'contract/platform/bulk'
import { formatCount } from 'contract/platform/format-count'
import { useRef } from 'react'
import { useRestoredState } from '#app/lib/use-restored-state'
import { ListFooter } from '../../shell/list/list-footer'
import { NoResults } from '../../shell/list/list-notices'
import { type ListColumn, ListTable } from '../../shell/list/list-table'
import { ListSelect } from '../../shell/list/list-toolbar'
import { NameCell } from '../../shell/list/name-cell'
import { SelectionBar } from '../../shell/list/selection-bar'
import type { ListLayoutChoice } from '../../shell/list/use-list-layout'
import { useSelection } from '../../shell/list/use-selection'
import type { Panel } from '../../shell/panel'
import { useEntryActs } from './bulk-entry-acts'
import { EntryStatus } from './entry-status'
import { isFixedTitle } from './is-fixed-title'
import { LastEdited } from './last-edited'
import { openEntry } from './open-entry'
import type { Part } from './parts'
import { filterEntries } from './search-entries-of-type'

const statuses = {
  public: { label: 'Public', has: ({ isPublic }) => isPublic },
  hidden: { label: 'Not published', has: ({ isPublic }) => !isPublic },
  draft: { label: 'With a draft', has: ({ hasDraft }) => hasDraft },
  scheduled: { label: 'Scheduled', has: ({ publishAt }) => publishAt !== undefined },
  asked: { label: 'In review', has: ({ request }) => request !== undefined },
  missing: { label: 'With missing parts', has: ({ missing }) => missing !== undefined },
} as const satisfies Record<string, { label: string; has: (entry: ContentEntry) => boolean }>
const isStatus = (name: string): name is keyof typeof statuses => name in statuses

const sorts = { saved: 'Last edited first', title: 'Title A to Z', kind: 'Kind' } as const

const kindOf = ({ type }: ContentEntry) =>
  isCollectionName(type) ? contentTypes[type].one : 'Fixed page'

const inOrder: Record<string, (one: ContentEntry, other: ContentEntry) => number> = {
  saved: (one, other) => other.savedAt.localeCompare(one.savedAt),
  title: (one, other) => one.title.localeCompare(other.title),
  kind: (one, other) =>
    kindOf(one).localeCompare(kindOf(other)) || one.title.localeCompare(other.title),
}

const everything = { part: '', state: '', sort: 'saved' }

type EntryTableProps = {
  panel: Panel
  entries: readonly ContentEntry[]
  parts: readonly Part[]
  search: string
  layout: ListLayoutChoice
  onClear: () => void
}

/** All parts of the website in one table. */
export function EntryTable({ panel, entries, parts, search, layout, onClear }: EntryTableProps) {
  const [choice, setChoice] = useRestoredState(everything, 'entry table')
  const choose = (changed: Partial<typeof everything>) => setChoice({ ...choice, ...changed })
  const count = useRef<HTMLParagraphElement>(null)
  const { part, state, sort } = choice
  const ofPart = parts.find(({ name }) => name === part)?.of ?? entries
  const visible = (search.trim() ? filterEntries(ofPart, search).map(({ entry }) => entry) : ofPart)
    .filter((entry) => !isStatus(state) || statuses[state].has(entry))
    .toSorted(inOrder[sort])
  const acts = useEntryActs({ one: 'entry', many: 'entries' })
  const selection = useSelection({
    scope: JSON.stringify([choice, search]),
    fetchAll: async () => ({ entries: visible.slice(0, maxAtOnce), found: visible.length }),
    onError: panel.showError,
  })
  const clear = () => {
    setChoice(everything)
    onClear()
  }
  return (
    <>
      <section aria-label="Filters" className="flex flex-wrap items-center gap-3">
        <ListSelect
          label="Kind"
          value={part}
          options={{
            '': 'All',
            ...Object.fromEntries(parts.map(({ name, label }) => [name, label])),
          }}
          onChange={(chosen) => choose({ part: chosen })}
        />
        <ListSelect
          label="Status"
          value={state}
          options={{
            '': 'Any status',
            ...Object.fromEntries(
              Object.entries(statuses).map(([name, { label }]) => [name, label]),
            ),
          }}
          onChange={(chosen) => choose({ state: chosen })}
        />
        <ListSelect
          label="Sort by"
          value={sort}
          options={sorts}
          onChange={(chosen) => choose({ sort: chosen })}
        />
      </section>
      <SelectionBar {...{ panel, selection, acts, layout }} found={visible.length} />
      {visible.length === 0 ? (
        <NoResults noun="entries" onClear={clear} />
      ) : (
        <ListTable
          label="Website"
          columns={columnsFor(panel)}
          entries={visible}
          nameOf={({ title }) => title}
          sort={{ by: sort, choose: (chosen) => choose({ sort: chosen }) }}
          selection={acts.length > 0 ? selection : undefined}
        />
      )}
      <ListFooter noun="entries" countRef={count}>
        {`Showing ${formatCount(visible.length)} of ${formatCount(entries.length)} entries`}
      </ListFooter>
    </>
  )
}

const columnsFor = (panel: Panel): ListColumn<ContentEntry>[] => [
  {
    label: 'Title',
    width: 'w-[34%]',
    sorts: { title: 'ascending' },
    cell: (entry) => (
      <NameCell
        name={entry.title}
        isFixed={isFixedTitle(entry)}
        onOpen={() => openEntry(panel, entry)}
      />
    ),
  },
  { label: 'Kind', sorts: { kind: 'ascending' }, cell: kindOf },
  { label: 'Status', width: 'w-[24%]', cell: (entry) => <EntryStatus entry={entry} /> },
  {
    label: 'Last edited',
    width: 'w-[20%]',
    sorts: { saved: 'descending' },
    cell: (entry) => <LastEdited {...entry} />,
  },
]
