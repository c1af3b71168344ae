import type { ContentEntry } from 'contract/content/calls'
import { SelectBox } from '../../shell/list/select-box'
import type { ListSelection } from '../../shell/list/use-selection'
import type { Panel } from '../../shell/panel'
import { EntryRow } from './entry-row'
import { openEntry } from './open-entry'

type EntryRowsProps = {
  panel: Panel
  label: string
  rows: readonly { entry: ContentEntry; note?: string }[]
  selection?: ListSelection | undefined
}

export function EntryRows({ panel, label, rows, selection }: EntryRowsProps) {
  const isSelecting = selection && (selection.isOn || selection.chosen.size > 0)
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
    >
      {rows.map(({ entry, ...said }) => (
        <li key={entry._id} className="flex items-center">
          {isSelecting && (
            <SelectBox
              label={`Select ${entry.title}`}
              isLabelHidden
              isChecked={selection.has(entry._id)}
              onToggle={() => selection.toggle(entry)}
            />
          )}
          <EntryRow {...said} entry={entry} onOpen={(field) => openEntry(panel, entry, field)} />
        </li>
      ))}
    </ul>
  )
}
