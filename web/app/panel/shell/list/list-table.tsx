import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'
import { SelectBox } from './select-box'
import type { ListSelection, SelectedEntry } from './use-selection'

type Direction = 'ascending' | 'descending'

export type ListColumn<Entry> = {
  label: string
  /** By order of the list. A second click on the heading takes the next one. */
  sorts?: Readonly<Record<string, Direction>>
  /** Tailwind classes of the heading, such as its width. */
  width?: string
  cell: (entry: Entry) => ReactNode
}

export type TableSort = { by: string; choose: (by: string) => void }

type ListTableProps<Entry extends SelectedEntry> = {
  label: string
  /** The first one names the row. */
  columns: readonly ListColumn<Entry>[]
  entries: readonly Entry[]
  nameOf: (entry: Entry) => string
  sort: TableSort
  selection?: ListSelection | undefined
  savedId?: string | undefined
  actions?: ((entry: Entry) => ReactNode) | undefined
  /** A Tailwind class, for as many buttons as a row has. */
  actionsWidth?: string
}

export function ListTable<Entry extends SelectedEntry>({
  label,
  columns,
  entries,
  sort,
  selection,
  actions,
  actionsWidth = 'w-30',
  ...ofRows
}: ListTableProps<Entry>) {
  const { length: checked } = entries.filter(({ _id }) => selection?.has(_id))
  return (
    <table className="w-full table-fixed rounded-card border border-line bg-card text-left text-[0.9375rem] shadow-card">
      <caption className="sr-only">{label}</caption>
      <thead className="border-b border-line-strong text-ink-soft">
        <tr>
          {selection && (
            <th className="w-13 px-1">
              <SelectBox
                label="Select all in the table"
                isLabelHidden
                isChecked={checked > 0 && checked === entries.length}
                isPartly={checked > 0 && checked < entries.length}
                onToggle={() => selection.choose(checked === entries.length ? [] : entries)}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHeading key={column.label} {...column} sort={sort} />
          ))}
          {actions && (
            <th className={`px-4 py-2 ${actionsWidth}`}>
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {entries.map((entry) => (
          <Row key={entry._id} {...ofRows} {...{ entry, columns, selection, actions }} />
        ))}
      </tbody>
    </table>
  )
}

type HeadingProps<Entry> = Pick<ListColumn<Entry>, 'label' | 'sorts' | 'width'> & {
  sort: TableSort
}

function ColumnHeading<Entry>({ label, sorts, width = '', sort }: HeadingProps<Entry>) {
  const classes = `py-2 pr-3 font-semibold first:pl-5 ${width}`
  const orders = Object.keys(sorts ?? {})
  const [first] = orders
  if (!sorts || first === undefined) return <th className={classes}>{label}</th>
  const direction = sorts[sort.by]
  const next = orders[(orders.indexOf(sort.by) + 1) % orders.length] ?? first
  const icon = direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th aria-sort={direction ?? 'none'} className={classes}>
      <button
        type="button"
        onClick={() => sort.choose(next)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold hover:text-accent"
      >
        {label}
        <Icon
          of={direction ? icon : ArrowUpDown}
          className={`size-4 shrink-0 ${direction ? 'text-accent' : 'text-ink-muted'}`}
        />
      </button>
    </th>
  )
}

type RowProps<Entry extends SelectedEntry> = Pick<
  ListTableProps<Entry>,
  'columns' | 'selection' | 'actions' | 'nameOf' | 'savedId'
> & { entry: Entry }

function Row<Entry extends SelectedEntry>({
  entry,
  columns,
  selection,
  actions,
  nameOf,
  savedId,
}: RowProps<Entry>) {
  const isChosen = selection?.has(entry._id) === true
  const [first, ...others] = columns
  const tone = isChosen ? 'bg-accent-soft' : 'hover:bg-tint'
  const edge = entry._id === savedId ? 'outline-2 -outline-offset-2 outline-leaf-700' : ''
  return (
    <tr className={`align-middle ${tone} ${edge}`}>
      {selection && (
        <td className="px-1">
          <SelectBox
            label={`Select ${nameOf(entry)}`}
            isLabelHidden
            isChecked={isChosen}
            onToggle={() => selection.toggle(entry)}
          />
        </td>
      )}
      <th scope="row" className="py-2.5 pr-3 font-normal wrap-anywhere first:pl-5">
        {first?.cell(entry)}
      </th>
      {others.map(({ label, cell }) => (
        <td key={label} className="py-2.5 pr-3 wrap-anywhere text-ink-soft">
          {cell(entry)}
        </td>
      ))}
      {actions && (
        <td className="py-1.5 pr-3">
          <div className="flex items-center justify-end gap-1">{actions(entry)}</div>
        </td>
      )}
    </tr>
  )
}
