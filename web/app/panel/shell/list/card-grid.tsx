import type { ReactNode } from 'react'
import { SelectBox } from './select-box'
import type { ListSelection, SelectedEntry } from './use-selection'

type CardGridProps<Entry extends SelectedEntry> = {
  entries: readonly Entry[]
  nameOf: (entry: Entry) => string
  selection?: ListSelection | undefined
  children: (entry: Entry) => ReactNode
}

export function CardGrid<Entry extends SelectedEntry>({
  entries,
  nameOf,
  selection,
  children: renderCard,
}: CardGridProps<Entry>) {
  if (entries.length === 0) return null
  const isSelecting = selection && (selection.isOn || selection.chosen.size > 0)
  return (
    <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]">
      {entries.map((entry) => (
        <li key={entry._id} className={isSelecting ? 'grid grid-rows-[auto_1fr]' : 'grid'}>
          {isSelecting && (
            <SelectBox
              label={`Select ${nameOf(entry)}`}
              isChecked={selection.has(entry._id)}
              onToggle={() => selection.toggle(entry)}
            />
          )}
          {renderCard(entry)}
        </li>
      ))}
    </ul>
  )
}
