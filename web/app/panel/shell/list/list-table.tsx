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
  /** Of the heading. */
  width?: string
  /** Of the heading and the cells, for example where narrow screens hide them. */
  className?: string
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
  /** More rows on a screen, for names that are looked up. */
  isDense?: boolean
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
  isDense = false,
  ...ofRows
}: ListTableProps<Entry>) {
  const { length: checked } = entries.filter(({ _id }) => selection?.has(_id))
  return (
    <table className="w-full table-fixed rounded-card border border-line bg-card text-left text-[0.9375rem] shadow-card">
      <caption className="sr-only">{label}</caption>
      <thead className="border-b border-line-strong text-ink-soft">
        <tr>
          {selection && (
            <th className={isDense ? 'w-11' : 'w-13 px-1'}>
              <SelectBox
                label="Select all in the table"
                isLabelHidden
                isDense={isDense}
                isChecked={checked > 0 && checked === entries.length}
                isPartly={checked > 0 && checked < entries.length}
                onToggle={() => selection.choose(checked === entries.length ? [] : entries)}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHeading key={column.label} {...column} {...{ sort, isDense }} />
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
          <Row
            key={entry._id}
            {...ofRows}
            {...{ entry, columns, entries, selection, actions, isDense }}
          />
        ))}
      </tbody>
    </table>
  )
}

type HeadingProps<Entry> = Omit<ListColumn<Entry>, 'cell'> & {
  sort: TableSort
  isDense: boolean
}

function ColumnHeading<Entry>({
  label,
  sorts,
  width = '',
  className = '',
  sort,
  isDense,
}: HeadingProps<Entry>) {
  const classes = `pr-3 font-semibold first:pl-5 ${isDense ? '' : 'py-2'} ${width} ${className}`
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
        className={`${isDense ? 'min-h-9 pointer-coarse:min-h-11' : 'min-h-11'} inline-flex cursor-pointer items-center gap-1.5 font-semibold hover:text-accent`}
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
  'columns' | 'entries' | 'selection' | 'actions' | 'nameOf' | 'savedId'
> & { entry: Entry; isDense: boolean }

function Row<Entry extends SelectedEntry>({
  entry,
  entries,
  columns,
  selection,
  actions,
  nameOf,
  savedId,
  isDense,
}: RowProps<Entry>) {
  const isChosen = selection?.has(entry._id) === true
  const [first, ...others] = columns
  const tone = isChosen ? 'bg-accent-soft' : 'hover:bg-tint'
  const cell = isDense
    ? 'pr-3 align-top leading-[1.4375rem] max-sm:py-2 pointer-coarse:align-middle'
    : 'py-2.5 pr-3'
  const edge = entry._id === savedId ? 'outline-2 -outline-offset-2 outline-leaf-700' : ''
  return (
    <tr className={`align-middle ${tone} ${edge}`}>
      {selection && (
        <td className={isDense ? 'align-top max-sm:py-2' : 'px-1'}>
          <SelectBox
            label={`Select ${nameOf(entry)}`}
            isLabelHidden
            isChecked={isChosen}
            isDense={isDense}
            onToggle={() => selection.toggle(entry, entries)}
          />
        </td>
      )}
      <th scope="row" className={`${cell} font-normal wrap-anywhere first:pl-5`}>
        {first?.cell(entry)}
      </th>
      {others.map(({ label, className = '', cell: render }) => (
        <td key={label} className={`${cell} wrap-anywhere text-ink-soft ${className}`}>
          {render(entry)}
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
