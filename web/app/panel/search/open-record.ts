import type { PanelResult } from 'contract/search/panel-search'
import type { Panel, ViewId } from '../shell/panel'

const lists = {
  teaching: 'faculty',
  administrative: 'administrative-faculty',
  management: 'management-faculty',
} as const satisfies Record<string, ViewId>

export function openRecord(
  panel: Panel,
  { subject, group, name }: NonNullable<PanelResult['record']>,
): void {
  panel.open(group ? lists[group] : subject, { choice: { search: name } })
}
