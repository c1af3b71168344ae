import type { ContentEntry } from 'contract/content/calls'
import type { Panel } from '../../shell/panel'
import { EntryRow } from './entry-row'
import { openEntry } from './open-entry'

type EntryRowsProps = {
  panel: Panel
  label: string
  rows: readonly { entry: ContentEntry; note?: string }[]
}

export function EntryRows({ panel, label, rows }: EntryRowsProps) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card"
    >
      {rows.map(({ entry, ...said }) => (
        <li key={entry._id}>
          <EntryRow {...said} entry={entry} onOpen={(field) => openEntry(panel, entry, field)} />
        </li>
      ))}
    </ul>
  )
}
