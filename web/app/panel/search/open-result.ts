import type { PanelResult } from 'contract/search/panel-search'
import { openEntry } from '../content/entries/open-entry'
import type { Panel, ViewId } from '../shell/panel'

const lists = {
  teaching: 'faculty',
  administrative: 'administrative-faculty',
  management: 'management-faculty',
} as const satisfies Record<string, ViewId>

export function openResult(panel: Panel, { _id, kind, entry, record }: PanelResult): void {
  if (entry) openEntry(panel, entry)
  else if (kind === 'document') panel.edit('library', { libraryId: _id })
  else if (record) {
    const list = record.group ? lists[record.group] : record.subject
    panel.open(list, { choice: { search: record.name } })
  }
}
